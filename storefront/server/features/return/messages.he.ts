export const messages = {
  missingGift: 'לא מצאנו כאן מתנה במספר ובקוד האלה. נא לבדוק את שניהם בפתק ההחלפה.',
  missing: 'אין כאן החזרה כזאת.',
  sentWithOthers: 'ההחזרה הזאת כבר נשלחה עם תוכן אחר. נא לטעון את העמוד מחדש ולשלוח אותה שוב.',
  returnedMeanwhile: 'בינתיים הוחזר משהו מההזמנה הזאת. נא לבדוק אותה שוב.',
  namedTwice: 'הפריט הזה מופיע פעמיים.',
  giftToCard: 'על מתנה מקבלים החזר בכרטיס מתנה.',
  emailMissing: 'נא להזין את כתובת הדוא״ל שאליה יישלח כרטיס המתנה.',

  label: {
    gift: 'החזרת מתנה',
    order: (order: number) => `הזמנה ${order}`,
  },

  mail: {
    seeReturn: 'לצפייה בהחזרה',
    cardEndingIn: (brand: string | null, lastFour: string) =>
      brand === null
        ? `כרטיס המסתיים ב־\u2068${lastFour}\u2069`
        : `כרטיס \u2068${brand}\u2069 המסתיים ב־\u2068${lastFour}\u2069`,
    card: 'הכרטיס שלך',
    giftCard: 'כרטיס מתנה',
    shipping: 'משלוח',
    announced: {
      subject: (id: number) => `החזרה ${id} שלך`,
      preview: 'מה עושים עכשיו, ומתי יגיע ההחזר הכספי.',
      expected: (order: number, day: string) =>
        `אנחנו ממתינים לפריטים האלה מהזמנה ${order}. נא לשלוח אותם עד ${day}.`,
    },
    arrived: {
      subject: (id: number) => `החזרה ${id} שלך הגיעה`,
      greeting: 'ההחזרה שלך הגיעה',
      thanks: (order: number) => `תודה: מה שהוחזר מהזמנה ${order} הגיע אלינו.`,
      onCard: 'הסכום יופיע בכרטיס בתוך 3–5 ימי עסקים.',
    },
    refundCard: {
      subject: (amount: string) => `כרטיס המתנה שלך, ${amount}`,
      greeting: (amount: string) => `כרטיס מתנה בסך ${amount}`,
      refundOf: (id: number) => `זה ההחזר הכספי על החזרה ${id} שלך.`,
      code: (amount: string) => `כרטיס מתנה, ${amount}`,
      pays: 'אפשר לשלם בו על כל דבר בחנות, גם על המשלוח. מזינים את הקוד שלו בתשלום, בבת אחת או בחלקים; אין לו תאריך תפוגה.',
      choose: 'לבחירת משהו יפה',
    },
  },
};
