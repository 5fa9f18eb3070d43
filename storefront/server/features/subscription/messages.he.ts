const items = (count: number) =>
  count === 1 ? 'יחידה אחת' : count === 2 ? 'שתי יחידות' : `${count} יחידות`;

export const messages = {
  missing: 'אין לך מינוי כזה.',
  sentWithOthers: 'הבקשה הזאת כבר נשלחה עם תוכן אחר. נא לטעון את העמוד מחדש ולהירשם שוב.',
  checkFields: 'נא לבדוק את מה שהוזן.',
  planMissing: 'נא לבחור מסלול.',
  planSoldOut: 'המסלול הזה אזל כרגע מהמלאי. נא לבחור אחר.',
  notThatOften: 'התדירות הזאת אינה אפשרית כאן. נא לבחור שוב.',
  atMost: (max: number) => `אפשר לשלוח ${items(max)} לכל היותר.`,
  nothingLeft: 'לא נותר ממנו דבר שאפשר לשלוח.',
  firstDayWrong: 'נא לבחור יום מהיום והלאה, עד שלושה חודשים קדימה.',
  addressMissing: 'נא לבחור לאן לשלוח.',
  cardMissing: 'נא לבחור כרטיס אשראי.',
  cardExpired: 'תוקף הכרטיס פג. נא לבחור כרטיס אחר.',
  tooMany: (most: number) => `כבר יש לך ${most} מינויים, ויותר מזה איננו יכולים לשמור.`,
  endWrong: 'נא לבחור יום מהיום והלאה, עד שנה קדימה.',
  refused: {
    status: 'המינוי הזה הסתיים, ולכן אין מה להשהות.',
    skip: 'אין הזמנה הבאה שאפשר לדלג עליה.',
  },

  trouble: {
    notSold: (title: string) =>
      `המוצר \u2068${title}\u2069 כבר אינו נמכר אצלנו. נא לבחור משהו אחר במקומו.`,
    soldOut: (title: string) =>
      `המוצר \u2068${title}\u2069 אזל מהמלאי. ננסה שוב; אין צורך לעשות דבר.`,
    tooFew: (left: number, title: string) =>
      `מהמוצר \u2068${title}\u2069 יש במלאי ${items(left)} בלבד. נא להקטין את הכמות.`,
    noCard: 'אין כרטיס שאפשר לחייב. נא לבחור כרטיס.',
    cardExpired: 'תוקף הכרטיס שלך פג. נא לבחור כרטיס אחר.',
    noAddress: 'אין כתובת למשלוח. נא לבחור כתובת.',
    anotherAddress: (why: string) => `${why} נא לבחור כתובת אחרת.`,
  },

  mail: {
    comes: 'תדירות',
    begun: {
      subject: (title: string, rhythm: string) => `\u2068${title}\u2069, ${rhythm}`,
      greeting: 'מעכשיו זה מגיע מעצמו',
      first: (day: string) =>
        `ההזמנה הראשונה תבוצע ב${day}. הכרטיס יחויב באותו יום, לפי המחיר באותו יום.`,
      anyTime: 'אפשר לדלג, להשהות או לבטל בכל עת.',
      change: 'שינוי או הפסקה',
    },
    soon: {
      subject: (title: string) => `בקרוב אצלך: \u2068${title}\u2069`,
      greeting: 'המשלוח הבא מתקרב',
      next: (day: string) => `ההזמנה הבאה תבוצע ב${day}, לפי המחיר באותו יום. אין צורך לעשות דבר.`,
      before: 'אם זה מוקדם מדי או יותר מדי, אפשר לדלג או לשנות לפני כן.',
      change: 'דילוג או שינוי',
    },
    notPlaced: {
      subject: (title: string) => `לא הצלחנו להזמין: \u2068${title}\u2069`,
      greeting: 'לא הצלחנו לבצע את ההזמנה',
      again: (day: string) => `ננסה שוב ב${day}, ואחר כך עוד פעמיים. לא היה חיוב.`,
      putRight: 'לתיקון',
    },
    paused: {
      subject: (title: string) => `המינוי בהשהיה: \u2068${title}\u2069`,
      greeting: 'השהינו את המינוי',
      tried: (why: string) => `ניסינו כמה פעמים ולא הצלחנו לבצע את ההזמנה. ${why}`,
      nothingComes: 'לא היה חיוב, ודבר לא יישלח עד לחידוש המינוי.',
      goOn: 'המשך המינוי',
    },
  },
};
