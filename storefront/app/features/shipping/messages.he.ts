export const sentByEmail = 'נשלח בדוא״ל';
export const codeKeeps = 'אפשר להשתמש בקוד בחנות ללא הגבלת זמן.';
export const rightAway = 'זמין מיד';
export const nothingToShip = 'אין צורך במשלוח: הפריט מגיע בדוא״ל עם ההזמנה.';

export const sentOn = (day: string) => `יישלח ביום היציאה, ${day}`;
export const cheaper = (when: string, way: string, price: string) =>
  `${when} במשלוח \u2068${way}\u2069: ${price}`;
export const ownRate = 'הפריט הזה אינו נספר לצורך משלוח חינם: דמי המשלוח שלו נפרדים.';
export const madeForYou = 'הפריט נוצר במיוחד עבורך, עם הכיתוב שלך.';

export const forSomebodyIn = (zip: string) => `במיקוד \u2068${zip}\u2069`;
export const to = (zip: string) => `במשלוח למיקוד \u2068${zip}\u2069`;
export const cheapestWay = (way: string, zip: string, day: string) =>
  `\u2068${way}\u2069, המשלוח הזול ביותר למיקוד \u2068${zip}\u2069: יגיע ב${day}. אפשר לבחור משלוח מהיר יותר בשלב התשלום.`;
