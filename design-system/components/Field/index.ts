export { controlLook } from './control-look.ts';
export { Field, type FieldControlProps, type FieldProps, type FieldWords } from './Field.tsx';
