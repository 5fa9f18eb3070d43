export { type ProfileFieldName, ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';
