export const filters = 'סינון';
export const apply = 'החלת הסינון';
export const price = 'מחיר';
export const priceSet = 'הוגדר';
