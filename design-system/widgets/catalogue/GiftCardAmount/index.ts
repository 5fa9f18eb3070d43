export { GiftCardAmount, type GiftCardAmountProps } from './GiftCardAmount.tsx';
