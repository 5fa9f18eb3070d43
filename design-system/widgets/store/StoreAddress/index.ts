export { StoreAddress, type StoreAddressProps } from './StoreAddress.tsx';
