export {
  type SavedAddress,
  SavedAddresses,
  type SavedAddressesProps,
} from './SavedAddresses.tsx';
