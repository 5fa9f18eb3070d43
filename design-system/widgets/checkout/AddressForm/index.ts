export {
  type AddressFieldName,
  AddressForm,
  type AddressFormProps,
  type AddressQuestion,
  type Regions,
} from './AddressForm.tsx';
