export const order = 'הזמנה';
export const gift = 'מתנה';
export const items = 'פריטים';
export const refund = 'החזר כספי';
export const wayBack = 'דרך ההחזרה';
export const steps = 'שלבי ההחזרה';

export const whatOfGift = 'מה מהמתנה יוחזר?';
export const whatGoesBack = 'מה יוחזר?';
export const reasonMissing = 'נא לבחור סיבה.';
export const itemMissing = 'נא לבחור לפחות פריט אחד.';
export const isLate = ['אם המשלוח מתעכב או שמשהו אחר אינו כשורה, אפשר ', ', ונמצא פתרון.'] as const;
export const isDamaged = ['אם משהו הגיע פגום או אינו כשורה, אפשר ', ', ונמצא פתרון.'] as const;
export const writeToUs = 'לכתוב לנו';

export const yourRefund = 'ההחזר הכספי';
export const goOn = 'המשך';
export const refundMissing = 'נא לבחור את אופן ההחזר הכספי.';
export const getGiftCard = 'ההחזר הוא כרטיס מתנה';
export const aboutGiftCard =
  'הוא בשווי הסכום ששולם, נשלח בדוא״ל מיד עם הגעת ההחזרה, ואפשר לשלם בו על כל דבר בחנות.';
export const email = 'כתובת הדוא״ל שלך';
export const emailHint = 'כרטיס המתנה יישלח לכאן. לא נספר על כך למי שהעניקו את המתנה.';

export const free = 'חינם';
export const atOurShop = (what: string, address: string) => `${what} \u2068${address}\u2069.`;
export const howItComesBack = 'דרך ההחזרה';
export const confirm = 'אישור ההחזרה';
export const methodMissing = 'נא לבחור את דרך ההחזרה.';

export const yourReturn = 'ההחזרה שלך';
export const howRefundIsMade =
  'הסכום ששולם על הפריטים כולל מס, בניכוי חלקם בהנחה, אם הייתה. דמי המשלוח מוחזרים כשההזמנה כולה הגיעה פגומה או שגויה.';

export const standing = (id: number, how: string) => `הזמנה ${id}. ${how}`;
export const giftStanding = (id: number, how: string) => `מתוך הזמנה ${id}. ${how}`;
export const cardEnding = (name: string, lastFour: string) =>
  `\u2068${name}\u2069 שמסתיים ב־\u2068${lastFour}\u2069`;
export const yourCard = 'כרטיס האשראי שלך';
export const giftCardEnding = (lastFour: string) => `כרטיס מתנה שמסתיים ב־\u2068${lastFour}\u2069`;
export const aGiftCard = 'כרטיס מתנה';
export const inTwoParts = (card: string, giftCard: string) =>
  `חלק מהסכום שולם בכרטיסי מתנה: ${card} יוחזרו לכרטיס האשראי, ו־${giftCard} יגיעו ככרטיס מתנה.`;
export const back = (amount: string) => `החזר של ${amount}`;
export const shipping = 'משלוח';
export const weWrite = (email: string) => `נכתוב אל \u2068${email}\u2069.`;
export const paidBack = (day: string) =>
  `הוחזר ב־${day}; יופיע בחשבון הבנק בתוך שלושה עד חמישה ימי עסקים.`;
export const mailed = (email: string, day: string) => `נשלח אל \u2068${email}\u2069 ב־${day}.`;
export const isHere = (order: number) => `מה שהוחזר מהזמנה ${order} הגיע אלינו. תודה.`;
export const bringBy = (day: string) => `נא להביא לחנות עד ${day}.`;
export const sendBy = (day: string) => `נא לשלוח עד ${day}.`;
export const inLetterToo = (email: string) => `כל הפרטים נשלחו גם בדוא״ל אל \u2068${email}\u2069.`;
// Read by a carrier in the United States, whatever the language of the shop.
export const returnsOf = (shop: string) => `${shop} Returns`;
