export {
  type PersonalizationEntry,
  PersonalizationForm,
  type PersonalizationFormProps,
  type PersonalizationGroup,
} from './PersonalizationForm.tsx';
