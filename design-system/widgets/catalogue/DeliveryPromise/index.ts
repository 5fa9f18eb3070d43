export { DeliveryPromise, type DeliveryPromiseProps } from './DeliveryPromise.tsx';
