export { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx';
export type { FigureOrigin, SummaryRowPart } from './SummaryFigure.tsx';
export {
  type SummaryRow,
  SummaryRows,
  type SummaryRowsProps,
  type SummaryTotal,
} from './SummaryRows.tsx';
