export { type AccountShape, AccountSkeleton } from './AccountSkeleton.tsx';
export { BagSkeleton } from './BagSkeleton.tsx';
export { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
export { ContentSkeleton } from './ContentSkeleton.tsx';
export { HomeSkeleton } from './HomeSkeleton.tsx';
export { ListingSkeleton } from './ListingSkeleton.tsx';
export { OrderSkeleton } from './OrderSkeleton.tsx';
export type { PageSkeletonProps } from './Page.tsx';
export { ProductSkeleton } from './ProductSkeleton.tsx';
