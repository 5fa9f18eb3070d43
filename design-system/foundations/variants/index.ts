export { variants } from './variants.ts';
