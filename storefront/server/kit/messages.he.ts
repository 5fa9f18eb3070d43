export const messages = {
  nothingHere: 'אין דבר בכתובת הזאת.',
  busy: 'החנות עמוסה. נא לנסות שוב בעוד רגע.',
  readOnly: 'החנות אינה יכולה לרשום דבר כרגע. נא לנסות שוב בעוד כמה דקות.',
  failed: 'משהו השתבש אצלנו. נא לנסות שוב.',
  veryBusy: 'החנות עמוסה מאוד. נא לנסות שוב בעוד רגע.',
  tooOften: 'היו יותר מדי ניסיונות. נא להמתין רבע שעה ולנסות שוב.',
  tooLarge: 'זה יותר משאפשר לקבל בבקשה אחת (1 MB).',
  brokenOff: 'הבקשה לא נשלחה עד סופה.',
  visitExpired: 'תוקף הביקור פג. נא לטעון את העמוד מחדש ולנסות שוב.',
  checkEntered: 'נא לבדוק את מה שהוזן.',
  missing: 'השדה הזה חסר.',
  checkThis: 'נא לבדוק את השדה הזה.',
  sessionEnded: 'החיבור לחשבון הסתיים. נא להתחבר שוב.',
  pictured: (what: string, index: number) => (index === 0 ? what : `${what}, תמונה ${index + 1}`),
  customersOnly: 'העמוד הזה שמור ללקוחות החנות. נא להתחבר כדי לראות את שלך.',
  /** Where a link of a letter leads to. */
  letterLink: {
    toShop: 'לחנות',
    forged: {
      title: 'אין דבר בקישור הזה',
      sentence: 'אולי חסר חלק ממנו. נא להעתיק את הקישור כולו מן המכתב.',
    },
  },
};
