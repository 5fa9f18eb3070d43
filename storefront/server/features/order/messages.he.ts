export const messages = {
  locale: 'he-IL',

  missing: 'לא מצאנו כאן הזמנה במספר הזה. נא לבדוק את המספר ואת כתובת הדוא״ל.',

  zipMissing: 'נא לציין את המיקוד שלך: המס תלוי בו.',
  pickupMissing: 'נא לציין מי יאסוף את ההזמנה.',
  addressMissing: 'נא להזין כתובת למשלוח.',
  unreachedCountry: 'עדיין איננו שולחים חבילות לארץ הזאת.',
  deliveryMissing: 'נא לבחור דרך משלוח.',
  cardMissing: 'נא להזין כרטיס אשראי.',

  linesChanged: 'חלק מהפריטים בסל השתנו. נא לבדוק אותו שוב לפני ההזמנה.',
  totalChanged: 'סך הכול השתנה. נא לבדוק אותו שוב לפני ההזמנה.',
  giftCardsChanged: 'הסכום שמשלם כרטיס מתנה השתנה. נא לבדוק אותו שוב לפני ההזמנה.',
  shortTogether: 'אין לנו די יחידות של פריט שהוא גם חלק מערכה בסל. נא להקטין אחת מהכמויות.',
  sentWithOthers: 'ההזמנה הזאת כבר נשלחה עם תוכן אחר. נא לטעון את העמוד מחדש ולהזמין שוב.',
  discountUsed: 'בקוד ההנחה הזה כבר השתמשו.',
  notPlaced: 'לא הצלחנו לבצע את ההזמנה כרגע. נא לשלוח אותה שוב.',
  soldNoLonger: 'פריט שכבר אינו נמכר אצלנו',

  giftCardSpent: (order: number) =>
    `בכרטיס מתנה מהזמנה ${order} כבר שילמו על משהו, ולכן אי אפשר לבטל את ההזמנה. נא לכתוב לנו.`,
  bookOpened: (order: number) =>
    `ספר מהזמנה ${order} כבר נפתח בספרייה, ולכן אי אפשר לבטל את ההזמנה. נא לכתוב לנו.`,

  invoice: {
    title: (number: string) => `חשבונית \u2068${number}\u2069`,
    order: (order: string, date: string) => `הזמנה ${order}, ${date}`,
    from: 'מאת',
    billedTo: 'לכבוד',
    item: 'פריט',
    quantity: 'כמות',
    price: 'מחיר',
    amount: 'סכום',
    notCharged: (label: string) => `${label} (ללא חיוב)`,
    paidBy: 'אמצעי תשלום',
    givenBack: 'החזר כספי',
    page: (number: string, page: number, count: number) =>
      `חשבונית \u2068${number}\u2069 · עמוד ${page} מתוך ${count}`,
  },

  mail: {
    seeOrder: 'לצפייה בהזמנה',
    invoice: 'חשבונית (PDF)',
    giftMessage: 'ברכה למתנה',
    pickup: (name: string) => `נכתוב לך ברגע שההזמנה תהיה מוכנה לאיסוף על ידי \u2068${name}\u2069.`,
    digital: 'כל מה שבהזמנה נשלח בדוא״ל.',
    delivery: (way: string, address: string[]) =>
      `במשלוח \u2068${way}\u2069 אל\n${address.join('\n')}`,
    giftCard: (lastFour: string) => `כרטיס מתנה המסתיים ב־\u2068${lastFour}\u2069`,
    card: (brand: string, lastFour: string) =>
      `כרטיס \u2068${brand}\u2069 המסתיים ב־\u2068${lastFour}\u2069`,
    confirmation: {
      subject: (order: number) => `הזמנה ${order} שלך`,
      greeting: 'תודה על ההזמנה',
      preview: (order: number, total: string) => `הזמנה ${order} התקבלה, ${total} בסך הכול.`,
      number: (order: number) =>
        `מספר ההזמנה הוא ${order}. בעזרתו ובעזרת כתובת הדוא״ל הזאת אפשר לראות אותה בחנות בכל עת.`,
      notCharged: (label: string) => `${label} (ללא חיוב)`,
      delivery: 'משלוח',
      total: 'סך הכול',
      giftCode: 'קוד להחזרת המתנה',
    },
    shipped: {
      subject: (order: number) => `הזמנה ${order} שלך בדרך`,
      greeting: 'ההזמנה שלך בדרך',
      left: (order: number) => `הזמנה ${order} יצאה היום מהחנות שלנו.`,
      arrival: (day: string) => `היא צפויה להגיע עד ${day}.`,
      goesTo: (address: string[]) => `היא נשלחת אל\n${address.join('\n')}`,
    },
    readyForPickup: {
      subject: (order: number) => `הזמנה ${order} שלך מוכנה לאיסוף`,
      greeting: 'ההזמנה שלך מוכנה לאיסוף',
      atCounter: (order: number, name: string | undefined) =>
        `הזמנה ${order} ממתינה בדלפק ${name === undefined ? 'לאיסוף' : `עבור \u2068${name}\u2069`}. נא להביא את מספרה או את המכתב הזה; נשמור אותה שבועיים.`,
    },
    delivered: {
      subject: (order: number) => `הזמנה ${order} שלך הגיעה`,
      greeting: 'ההזמנה שלך הגיעה',
      sentence: (order: number) =>
        `הזמנה ${order} נמסרה. אם משהו אינו כשורה, נא להשיב למכתב הזה ונתקן.`,
    },
    cancelled: {
      subject: (order: number) => `הזמנה ${order} שלך בוטלה`,
      greeting: 'ההזמנה שלך בוטלה',
      byShop: (order: number) =>
        `אנחנו מצטערים: נאלצנו לבטל את הזמנה ${order} שלך. כדי לדעת מדוע, נא להשיב למכתב הזה.`,
      asAsked: (order: number) => `ביטלנו את הזמנה ${order} לבקשתך. דבר ממנה לא יישלח.`,
      toYour: (card: string) => `ל${card}`,
      giftCardsVoid: 'בכרטיסי המתנה שנקנו בהזמנה אי אפשר עוד להשתמש.',
    },
  },
};
