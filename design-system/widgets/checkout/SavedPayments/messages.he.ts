export const payWith = 'תשלום באמצעות';
export const addCard = 'הוספת כרטיס אשראי';
export const noCard = 'עדיין לא נשמר כרטיס אשראי.';
export const ending = (brand: string, lastFour: string) =>
  `\u2068${brand}\u2069 שמסתיים ב־\u2068${lastFour}\u2069`;
export const expired = (month: string) =>
  `פג תוקפו ב־${month}: נא לבחור כרטיס אחר או להוסיף אחד חדש.`;
export const expires = (month: string) => `בתוקף עד ${month}`;
