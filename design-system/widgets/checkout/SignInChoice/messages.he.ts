export const howToCheckOut = 'איך נוח להמשיך לתשלום?';
export const guest = 'בלי חשבון';
export const continueAsGuest = 'המשך בלי חשבון';
export const signIn = 'התחברות';
