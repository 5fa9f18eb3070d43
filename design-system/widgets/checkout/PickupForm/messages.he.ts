export const pickup = 'איסוף מהחנות';
export const fullName = 'שם מלא';
export const email = 'כתובת דוא״ל';
export const phone = 'טלפון';
export const phoneHint = 'ליום האיסוף בלבד.';
