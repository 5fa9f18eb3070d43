export const messages = {
  listIsFull: (most: number) => `רשימה מכילה עד ${most} פריטים שונים.`,
  notSaved: 'לא הצלחנו לשמור את הסל כרגע. נא לנסות שוב.',
  eGiftCardNeedsScripts: 'כרטיס מתנה דיגיטלי יוצרים בעמוד משלו, וצריך בו סקריפטים.',
  notSold: 'המוצר הזה אינו נמכר אצלנו. נא לבחור מוצר אחר.',
  soldOut: (title: string) => `\u2068${title}\u2069 אזל כרגע מהמלאי.`,
  bagIsFull: (most: number) => `הסל מכיל כאן עד ${most} פריטים שונים.`,
  empty: 'הסל ריק.',
};
