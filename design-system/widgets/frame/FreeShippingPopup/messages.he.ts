export const threshold = (amount: string) =>
  `סכום הפריטים, לפני הנחות ומס משוער, צריך להגיע ל־${amount}.`;
export const notCombined = 'אי אפשר לצרף הזמנות כדי להגיע לסכום.';
export const freeReturns = 'כמעט כל פריט אפשר להחזיר חינם בתוך 30 יום מהמסירה.';
export const excluded = 'יש פריטים שאינם כלולים במשלוח חינם.';
export const dependsOnPlace = 'הסכום תלוי ביעד ההזמנה: אפשר לציין מיקוד בסל או בעמוד של מוצר.';
export const title = (amount: string, zipCode: string) =>
  `משלוח חינם מעל ${amount}${zipCode && ` למיקוד \u2068${zipCode}\u2069`}`;
export const shippingPolicy = 'מדיניות משלוחים';
export const returnPolicy = 'מדיניות החזרות';
