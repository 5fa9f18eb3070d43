export const search = 'חיפוש';
export const searchTheShop = 'חיפוש בחנות';
export const placeholder = 'שם, מחבר או נושא';
export const hebrewKeyboard = 'מקלדת עברית';
export const close = 'סגירת החיפוש';
export const clearRecent = 'ניקוי החיפושים האחרונים';

export const products = 'מוצרים';
export const back = 'המוצרים הקודמים';
export const onward = 'המוצרים הבאים';
