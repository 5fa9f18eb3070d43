export {
  type ContactFieldName,
  ContactForm,
  type ContactFormProps,
} from './ContactForm.tsx';
