export const account = 'חשבון';

export const login = 'התחברות';
export const myAccount = 'החשבון שלי';
export const myOrders = 'ההזמנות שלי';
export const myFavorites = 'המועדפים שלי';
export const buyItAgain = 'לקנות שוב';
export const digitalLibrary = 'הספרייה הדיגיטלית';
export const subscriptions = 'מינויים';
export const yourAccount = 'החשבון שלך';
export const signOut = 'התנתקות';
export const signingOut = 'ההתנתקות מתבצעת';
