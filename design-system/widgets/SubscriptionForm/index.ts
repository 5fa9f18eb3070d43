export { CancelSubscription, type CancelSubscriptionProps } from './CancelSubscription.tsx';
export {
  SubscriptionForm,
  type SubscriptionFormProps,
  type SubscriptionValues,
} from './SubscriptionForm.tsx';
