export { ProductHeading, type ProductHeadingProps } from './ProductHeading.tsx';
