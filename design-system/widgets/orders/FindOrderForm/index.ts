export { FindOrderForm, type FindOrderFormProps } from './FindOrderForm.tsx';
