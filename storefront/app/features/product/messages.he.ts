export const notMade = 'לא מיוצר';
export const soldOut = 'אזל מהמלאי';
export const preorder = 'הזמנה מראש';
export const addToBag = 'הוספה לסל';

export const notAdded = 'לא הצלחנו להוסיף את הפריט לסל. נא לנסות שוב.';
export const withWords = 'כולל הכיתוב';

export const comesOut = (day: string) => `תאריך היציאה: ${day}`;
export const cannotBeHad = (value: string, why: string) => `\u2068${value}\u2069: ${why}.`;

export const last = (count: number) =>
  count === 1 ? 'אחרון במלאי' : count === 2 ? 'שניים אחרונים' : `${count} אחרונים`;

export const inEnglishOnly = 'המידע על המוצר הזה מופיע באנגלית בלבד.';
export const sku = 'מק״ט';
export const lessThanOneByOne = (amount: string) => `חיסכון של ${amount} לעומת קנייה בנפרד.`;

export const home = 'דף הבית';

export const notLoaded = 'לא הצלחנו לטעון את המוצרים כרגע.';
export const tryAgain = 'ניסיון נוסף';
