export { ReturnsPromise, type ReturnsPromiseProps } from './ReturnsPromise.tsx';
