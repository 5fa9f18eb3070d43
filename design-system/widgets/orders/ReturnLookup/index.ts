export { type ReturnFieldName, ReturnLookup, type ReturnLookupProps } from './ReturnLookup.tsx';
