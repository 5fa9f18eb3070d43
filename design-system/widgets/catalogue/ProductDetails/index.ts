export { ProductDetails, type ProductDetailsProps } from './ProductDetails.tsx';
