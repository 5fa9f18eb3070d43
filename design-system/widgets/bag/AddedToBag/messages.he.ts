export const viewBag = 'לסל הקניות';
export const checkOut = 'לתשלום';
export const continueShopping = 'המשך קנייה';
