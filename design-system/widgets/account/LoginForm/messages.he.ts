export const logIn = 'התחברות';
export const forgotPassword = 'שכחת את הסיסמה?';
export const emailAddress = 'כתובת דוא״ל';
export const password = 'סיסמה';
