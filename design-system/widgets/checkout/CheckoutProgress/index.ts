export { CheckoutProgress, type CheckoutProgressProps } from './CheckoutProgress.tsx';
