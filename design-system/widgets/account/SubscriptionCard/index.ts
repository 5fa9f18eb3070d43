export { SubscriptionCard, type SubscriptionCardProps } from './SubscriptionCard.tsx';
export type { SubscriptionStatus } from './status.ts';
