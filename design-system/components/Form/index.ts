export { REFUSED_MARK, RefusedPage } from '../Field/form-problems.ts';
export { ERROR } from './error-word.ts';
export { Form, type FormProps } from './Form.tsx';
