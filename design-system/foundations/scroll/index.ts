export { scrollPageTo } from './scroll-page.ts';
