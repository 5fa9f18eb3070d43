export { OrderSheet, type OrderSheetProps } from './OrderSheet.tsx';
