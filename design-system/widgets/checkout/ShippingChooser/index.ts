export {
  ShippingChooser,
  type ShippingChooserProps,
  type ShippingWay,
} from './ShippingChooser.tsx';
