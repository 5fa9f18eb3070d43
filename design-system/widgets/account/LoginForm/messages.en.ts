export const logIn = 'Log in';
export const forgotPassword = 'Forgot your password?';
export const emailAddress = 'E-mail address';
export const password = 'Password';
