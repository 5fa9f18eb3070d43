export { type RegisterFieldName, RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';
