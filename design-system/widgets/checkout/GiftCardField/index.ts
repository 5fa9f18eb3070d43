export {
  type AppliedGiftCard,
  GiftCardField,
  type GiftCardFieldProps,
} from './GiftCardField.tsx';
