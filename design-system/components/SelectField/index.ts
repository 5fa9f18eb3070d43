export { SelectField, type SelectFieldProps } from './SelectField.tsx';
export type { SelectOption } from './select-option.ts';
