export { DeliveryEstimate, type DeliveryEstimateProps } from './DeliveryEstimate.tsx';
