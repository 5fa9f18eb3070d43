export { BagEmpty, type BagEmptyProps } from './BagEmpty.tsx';
