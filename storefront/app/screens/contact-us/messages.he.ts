export const contactUs = 'יצירת קשר';
export const writeCallOrCome = (shop: string) =>
  `אפשר לכתוב אל \u2068${shop}\u2069, להתקשר או לבוא לבקר.`;

export const order = 'הזמנה';
export const product = 'מוצר';
export const account = 'החשבון שלי';
export const schoolSupplies = 'ציוד לבית הספר';
export const website = 'האתר';
export const somethingElse = 'נושא אחר';

export const call = (phone: string) => `טלפון: \u2068${phone}\u2069`;
export const storeHours = 'שעות הפתיחה';
export const storeAddress = 'כתובת החנות';
export const shippingPolicy = 'מדיניות משלוחים';
export const returnPolicy = 'מדיניות החזרות';

export const personReads = 'כל הודעה נקראת בידי אדם, ואנחנו עונים בתוך יום עסקים אחד.';
export const otherWays = 'דרכים נוספות';
