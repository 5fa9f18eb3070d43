export {
  type RefundMethod,
  RefundMethodChooser,
  type RefundMethodChooserProps,
} from './RefundMethodChooser.tsx';
