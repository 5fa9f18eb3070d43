export { Confirmation, type ConfirmationProps } from './Confirmation.tsx';
