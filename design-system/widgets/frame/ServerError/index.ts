export { ServerError, type ServerErrorProps } from './ServerError.tsx';
