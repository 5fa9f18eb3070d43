export const allDepartments = 'כל המחלקות';
export const entered = (name: string, count: number) =>
  count === 1
    ? `\u2068${name}\u2069, מחלקה אחת`
    : count === 2
      ? `\u2068${name}\u2069, שתי מחלקות`
      : `\u2068${name}\u2069, ${count} מחלקות`;
export const none = 'אין מחלקות להצגה. אפשר לנסות את החיפוש.';
export const back = 'חזרה';
export const showAll = (name: string) => `\u2068${name}\u2069 – הצגת הכול`;

export const loading = 'המחלקות בטעינה';
export const tryAgain = 'ניסיון נוסף';
