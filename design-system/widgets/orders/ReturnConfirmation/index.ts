export {
  ReturnConfirmation,
  type ReturnConfirmationProps,
} from './ReturnConfirmation.tsx';
export { ReturnLabel, type ReturnLabelProps } from './ReturnLabel.tsx';
