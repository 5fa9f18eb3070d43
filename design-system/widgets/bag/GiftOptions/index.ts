export { GiftOptions, type GiftOptionsProps } from './GiftOptions.tsx';
