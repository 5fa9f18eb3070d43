export const messages = {
  missing: 'אין לך פריט כזה בספרייה הדיגיטלית.',
  coverOf: (title: string) => `הכריכה של \u2068${title}\u2069`,

  pages: {
    yourLibrary: 'הספרייה שלך',
    download: 'הורדה',
    contents: 'תוכן העניינים',
    toLibrary: 'לספרייה שלך',
    forged: {
      title: 'אין ספר בקישור הזה',
      sentence: 'אולי חסר חלק מהקישור. נא לפתוח את הספר מתוך הספרייה, ששם לכל ספר קישור משלו.',
    },
    late: {
      title: 'תוקף הקישור פג',
      sentence: 'קישור לספר תקף 15 דקות. הספר עדיין שלך: נא לפתוח אותו שוב מתוך הספרייה.',
    },
  },

  file: {
    contents: 'תוכן העניינים',
    edition: 'על המהדורה הזאת',
    boughtAt: (shop: string) => `נקנה ב־\u2068${shop}\u2069.`,
  },
};
