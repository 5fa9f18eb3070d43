export const cardEnding = (brand: string, lastFour: string) =>
  `\u2068${brand}\u2069 שמסתיים ב־\u2068${lastFour}\u2069`;
export const expires = (month: string) => `בתוקף עד ${month}`;
export const noCardYet = 'עדיין אין כרטיס אשראי';
export const addCard = 'הוספת כרטיס אשראי';
export const whyKeep =
  'כששומרים כאן כרטיס או שניים, אין צורך לחפש את הארנק. אנחנו רואים רק את הספרות האחרונות.';
export const expiredCannotPay = (month: string) => `פג תוקף ב־${month}: כבר אי אפשר לשלם בו.`;
export const expired = 'פג תוקף';

export const payments = 'אמצעי תשלום';
export const paidWithDefault = 'כל הזמנה מחויבת בכרטיס ברירת המחדל, אלא אם בוחרים כרטיס אחר.';
export const isSaved = 'כרטיס האשראי נשמר.';
