export { PromiseLine, type PromiseLineProps } from './PromiseLine.tsx';
