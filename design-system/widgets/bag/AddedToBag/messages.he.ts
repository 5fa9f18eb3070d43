export const viewBag = 'לסל הקניות';
export const checkOut = 'לתשלום';
export const continueShopping = 'המשך קנייה';
export const subtotal = 'סכום ביניים בסל';
export const alsoInBag = 'עוד בסל הקניות';
