export { ERROR } from '../Field/error-word.ts';
export { REFUSED_MARK, RefusedPage } from '../Field/form-problems.ts';
export { Form, type FormProps } from './Form.tsx';
