export const forgotPassword = 'שכחת את הסיסמה?';
export const weSendLink = 'נשלח קישור לבחירת סיסמה חדשה.';
export const backToLogIn = 'חזרה להתחברות';

export const logIn = 'התחברות';
export const whatComesAlong = 'הסל, המועדפים והמעקבים עוברים לחשבון.';
export const newHere = 'פעם ראשונה כאן?';
export const createAccount = 'הרשמה';

export const whatComesToNew = 'הסל, המועדפים והשמורים למועד אחר עוברים לחשבון.';
export const ifYouHaveOne = 'אם כבר יש לך חשבון, אפשר להתחבר.';
export const haveYouOne = 'כבר יש לך חשבון?';

export const setNewPassword = 'בחירת סיסמה חדשה';

export const signIn = 'התחברות';
export const withoutAccount = 'אין צורך בחשבון. נבקש כתובת דוא״ל, כדי שאפשר יהיה לעקוב אחר ההזמנה.';
export const withAccount = 'הכתובות וכרטיסי האשראי השמורים כבר ימתינו בטופס.';
