export const order = (number: string) => `הזמנה \u2068${number}\u2069`;
export const placed = (date: string) => `בוצעה ב־${date}`;
export const payment = 'תשלום';
export const refund = 'החזר כספי';
