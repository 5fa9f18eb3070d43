export { PickupPromise, type PickupPromiseProps } from './PickupPromise.tsx';
