export { VariationPicker, type VariationPickerProps } from './VariationPicker.tsx';
export type { VariationOption, VariationValue } from './variation-option.ts';
