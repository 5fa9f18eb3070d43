export const invoice = (number: string) => `חשבונית \u2068${number}\u2069`;
export const orderOf = (order: string, date: string) => `הזמנה \u2068${order}\u2069, ${date}`;
export const download = 'הורדת PDF';
export const print = 'הדפסה';
export const from = 'מאת';
export const billedTo = 'לכבוד';
export const bought = 'מה נקנה';
export const paidBy = 'שולם באמצעות';
export const givenBack = 'החזר כספי';

export const item = 'פריט';
export const quantity = 'כמות';
export const quantityShort = 'כמות';
export const price = 'מחיר';
export const amount = 'סכום';
