export { type InvoiceLine, InvoiceSheet, type InvoiceSheetProps } from './InvoiceSheet.tsx';
