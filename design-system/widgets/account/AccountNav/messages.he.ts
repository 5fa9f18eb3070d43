export const account = 'חשבון';
export const signOut = 'התנתקות';
