export {
  type EGiftCardField,
  EGiftCardForm,
  type EGiftCardFormProps,
  type EGiftCardValues,
} from './EGiftCardForm.tsx';
