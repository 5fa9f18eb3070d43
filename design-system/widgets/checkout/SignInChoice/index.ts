export { SignInChoice, type SignInChoiceProps } from './SignInChoice.tsx';
