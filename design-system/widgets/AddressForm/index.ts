export {
  type AddressFieldName,
  AddressForm,
  type AddressFormProps,
  type Regions,
} from './AddressForm.tsx';
