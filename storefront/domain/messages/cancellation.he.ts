export const messages = {
  digital: (order: number) => `כל מה שבהזמנה ${order} נמסר מיד בדוא״ל, ולכן אי אפשר לבטל אותה.`,
  shipped: (order: number) =>
    `הזמנה ${order} כבר נשלחה, ולכן אי אפשר לבטל אותה. אחרי שתגיע, אפשר יהיה להחזיר אותה.`,
  delivered: (order: number) =>
    `הזמנה ${order} כבר נמסרה, ולכן אי אפשר לבטל אותה. את מה שבה אפשר להחזיר.`,

  giftCard: (lastFour: string) => `כרטיס המתנה המסתיים ב־\u2068${lastFour}\u2069`,
  card: (brand: string, lastFour: string) =>
    `כרטיס \u2068${brand}\u2069 המסתיים ב־\u2068${lastFour}\u2069`,

  refunded: {
    void: (to: string, amount: string) => `${to}: ${amount}, ללא חיוב`,
    refund: (to: string, amount: string) => `${to}: ${amount}, הוחזרו`,
    giftCard: (to: string, amount: string) => `${to}: ${amount}, שוב בכרטיס`,
  },

  nothingPaid: 'לא שולם דבר, ולכן אין מה להחזיר.',
  amountTo: {
    your: (amount: string, to: string) => `${amount} ל${to}`,
    the: (amount: string, to: string) => `${amount} ל${to}`,
  },
  and: (before: string, last: string) => `${before} ו־${last}`,
  allGoesBack: (all: string) => `כל מה ששולם יוחזר: ${all}.`,

  cardBack: {
    void: 'הכרטיס לא חויב: הבנק ישחרר את הסכום שהוחזק בתוך כמה ימים.',
    refund: 'הסכום יופיע בכרטיס בתוך 3–5 ימי עסקים.',
  },
};
