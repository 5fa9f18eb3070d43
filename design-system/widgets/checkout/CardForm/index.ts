export { type CardFieldName, CardForm, type CardFormProps } from './CardForm.tsx';
