export const messages = {
  short: (needed: number, missing: number) =>
    `דרושים ${needed} תווים: ${missing === 1 ? 'חסר עוד אחד' : `חסרים עוד ${missing}`}.`,
  weak: 'קל לנחש אותה. עוד מילה או שתיים יעזרו.',
  good: 'סיסמה טובה. עוד מילה אחת, והיא חזקה.',
  strong: 'סיסמה חזקה.',
};
