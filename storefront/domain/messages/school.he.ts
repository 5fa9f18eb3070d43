export const messages = {
  locale: 'he',
  noneIn: (country: string) =>
    `עוד אין לנו בית ספר ב־\u2068${country}\u2069. נא לבחור ארץ אחרת, או לכתוב לנו.`,
  countryMissing: 'נא לבחור את הארץ של בית הספר.',
  zipMissing: 'נא להזין את המיקוד של בית הספר.',
};
