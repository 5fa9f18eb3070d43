export const messages = {
  missed: {
    giftCard: (title: string) => `\u2068${title}\u2069: יוצרים מחדש, בעמוד המיוחד לכך.`,
    gone: (title: string) => `\u2068${title}\u2069: אזל מהמלאי.`,
    fewer: (title: string, left: number) =>
      `\u2068${title}\u2069: ${left === 1 ? 'נותר רק אחד' : `נותרו רק ${left}`}.`,
  },
  boughtOnce: (day: string) => `נקנה פעם אחת, ב־${day}`,
  bought: (times: number, day: string) =>
    `נקנה ${times === 2 ? 'פעמיים' : `${times} פעמים`}, לאחרונה ב־${day}`,
};
