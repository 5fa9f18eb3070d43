export { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';
export { FieldPair } from './FieldPair.tsx';
