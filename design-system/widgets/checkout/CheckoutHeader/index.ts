export { CheckoutHeader, type CheckoutHeaderProps } from './CheckoutHeader.tsx';
