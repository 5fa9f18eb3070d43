export {
  type ReturnMethod,
  ReturnMethodChooser,
  type ReturnMethodChooserProps,
} from './ReturnMethodChooser.tsx';
