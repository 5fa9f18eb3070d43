export { InvoiceSheet, type InvoiceSheetProps } from './InvoiceSheet.tsx';
export type { InvoiceLine } from './InvoiceTable.tsx';
