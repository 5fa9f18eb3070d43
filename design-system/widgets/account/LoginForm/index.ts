export { type LoginFieldName, LoginForm, type LoginFormProps } from './LoginForm.tsx';
