export { type SavedPayment, SavedPayments, type SavedPaymentsProps } from './SavedPayments.tsx';
