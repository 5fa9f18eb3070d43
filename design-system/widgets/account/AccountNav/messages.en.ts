export const account = 'Account';
export const signOut = 'Sign Out';
