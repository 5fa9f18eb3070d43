export const createAnAccount = 'הרשמה';
export const createAccount = 'הרשמה';
export const fullName = 'שם מלא';
export const emailAddress = 'כתובת דוא״ל';
export const password = 'סיסמה';
export const passwordHint = '8 תווים לפחות. הכי טוב: כמה מילים שקל לזכור.';
