export { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx';
export { type SummaryRow, SummaryRows, type SummaryRowsProps } from './SummaryRows.tsx';
