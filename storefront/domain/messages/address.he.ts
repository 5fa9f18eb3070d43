export const messages = {
  locale: 'he',
  codes: {
    zip: 'מיקוד',
    postcode: 'מיקוד',
    postal: 'מיקוד',
    eircode: 'מיקוד (Eircode)',
    pin: 'מיקוד',
  },
  fiveDigits: 'נא להזין מיקוד של 5 ספרות.',
  sevenDigits: 'נא להזין מיקוד של 7 ספרות.',
  like: {
    postcode: (example: string) => `נא להזין מיקוד כמו \u2068${example}\u2069.`,
    postal: (example: string) => `נא להזין מיקוד כמו \u2068${example}\u2069.`,
    eircode: (example: string) => `נא להזין מיקוד כמו \u2068${example}\u2069.`,
    pin: (example: string) => `נא להזין מיקוד כמו \u2068${example}\u2069.`,
  },
};
