export {
  type GiftReturnFieldName,
  GiftReturnLookup,
  type GiftReturnLookupProps,
} from './GiftReturnLookup.tsx';
