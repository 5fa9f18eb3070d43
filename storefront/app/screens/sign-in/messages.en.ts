export const forgotPassword = 'Forgot your password?';
export const weSendLink = 'We send you a link with which you set a new one.';
export const backToLogIn = 'Back to Log in';

export const logIn = 'Log in';
export const whatComesAlong = 'Your bag, favorites and whom you follow come along.';
/** Before a link to `createAccount`. */
export const newHere = 'New here?';
export const createAccount = 'Create an account';

export const whatComesToNew = 'Your bag, favorites and what you saved for later come along.';
export const ifYouHaveOne = 'If you have an account already, you can log in.';
/** Before a link to `logIn`. */
export const haveYouOne = 'Have you an account already?';

export const setNewPassword = 'Set a new password';

export const signIn = 'Sign in';
export const withoutAccount =
  'No account needed. We ask for an e-mail address so that you can follow your order.';
export const withAccount = 'Your addresses and cards are filled in for you.';
