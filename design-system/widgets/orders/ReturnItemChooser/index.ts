export {
  type ReturnChoice,
  type ReturnItem,
  ReturnItemChooser,
  type ReturnItemChooserProps,
} from './ReturnItemChooser.tsx';
