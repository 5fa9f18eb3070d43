export { FreeShippingMessage, type FreeShippingMessageProps } from './FreeShippingMessage.tsx';
