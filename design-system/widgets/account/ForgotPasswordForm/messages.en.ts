export const forgotPassword = 'Forgot your password';
export const sendAgain = 'Send it again';
export const sendLink = 'Send me a link';
export const lookInEmail = 'Look in your e-mail.';
export const emailAddress = 'E-mail address';
export const emailHint = 'The one you log in with.';
