export const email = 'E-mail address';
export const emailHint = 'For the receipt and news of this order only.';
/** The words in the middle are a link. */
export const hasAccount = [
  'You have an account with this address. ',
  'Sign in',
  ' to use your saved details, or go on as a guest.',
] as const;
