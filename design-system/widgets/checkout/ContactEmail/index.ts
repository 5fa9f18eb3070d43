export { ContactEmail, type ContactEmailProps } from './ContactEmail.tsx';
