export {
  SubscriptionCard,
  type SubscriptionCardProps,
  type SubscriptionStatus,
} from './SubscriptionCard.tsx';
