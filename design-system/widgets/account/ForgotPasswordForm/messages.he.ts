export const forgotPassword = 'שחזור סיסמה';
export const sendAgain = 'שליחה חוזרת';
export const sendLink = 'שליחת קישור';
export const lookInEmail = 'נא לבדוק את תיבת הדוא״ל.';
export const emailAddress = 'כתובת דוא״ל';
export const emailHint = 'הכתובת שמשמשת להתחברות.';
