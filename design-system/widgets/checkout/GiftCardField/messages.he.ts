export const giftCards = 'כרטיסי מתנה';
export const giftCardEnding = 'כרטיס מתנה שמסתיים ב־';
export const pays = (applied: string, balance: string, remaining: string) =>
  `ישולמו ממנו ${applied} מתוך ${balance}; יישארו בו ${remaining}.`;
export const notNeeded = (balance: string) =>
  `אין בו צורך: לא נותר מה לשלם. כל הסכום, ${balance}, נשאר בו.`;
export const remove = 'הסרה';
export const removeWhat = (lastFour: string) =>
  `הסרה של כרטיס המתנה שמסתיים ב־\u2068${lastFour}\u2069`;
export const leftToPay = (amount: string) => `נותר לשלם ${amount}.`;
export const allCovered = 'כרטיסי המתנה שלך מכסים את כל ההזמנה.';
export const giftCardCode = 'קוד כרטיס המתנה';
