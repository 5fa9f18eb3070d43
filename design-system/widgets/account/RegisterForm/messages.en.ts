/** What the form is called, read out. */
export const createAnAccount = 'Create an account';
export const createAccount = 'Create account';
export const fullName = 'Full name';
export const emailAddress = 'E-mail address';
export const password = 'Password';
export const passwordHint = 'At least 8 characters. A few words you will remember are best.';
