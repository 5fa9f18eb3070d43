export const howToCheckOut = 'How would you like to check out?';
export const guest = 'Guest';
export const continueAsGuest = 'Continue as guest';
export const signIn = 'Sign in';
