export { FreeShippingPopup, type FreeShippingPopupProps } from './FreeShippingPopup.tsx';
