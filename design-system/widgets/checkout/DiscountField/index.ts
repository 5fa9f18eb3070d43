export { DiscountField, type DiscountFieldProps } from './DiscountField.tsx';
