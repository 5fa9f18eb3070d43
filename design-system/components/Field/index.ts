export { controlStyles, wrongEdge } from './control-styles.ts';
export { Field, type FieldControlProps, type FieldProps, type FieldWords } from './Field.tsx';
