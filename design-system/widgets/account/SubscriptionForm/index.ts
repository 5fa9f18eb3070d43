export { CancelChoice, type CancelChoiceProps } from './CancelChoice.tsx';
export { CancelSubscription, type CancelSubscriptionProps } from './CancelSubscription.tsx';
export {
  SubscriptionForm,
  type SubscriptionFormProps,
  type SubscriptionValues,
} from './SubscriptionForm.tsx';
