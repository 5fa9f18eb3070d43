export { type PickupFieldName, PickupForm, type PickupFormProps } from './PickupForm.tsx';
