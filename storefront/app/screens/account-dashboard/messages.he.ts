export const favorites = 'מועדפים';
export const allFavorites = 'לכל המועדפים';
export const orders = 'הזמנות';
export const allOrders = 'לכל ההזמנות';
export const buyItAgain = 'לקנות שוב';
export const haveAgain = 'לקניות קודמות';
export const digitalLibrary = 'ספרייה דיגיטלית';
export const goAndRead = 'מעבר לקריאה';
export const subscriptions = 'מינויים';
export const allSubscriptions = 'לכל המינויים';
export const following = 'במעקב';
export const allFollowed = 'לכל רשימת המעקב';
export const profile = 'פרטים אישיים';
export const profileParts = 'שם, דוא״ל, סיסמה';
export const addresses = 'כתובות';
export const allAddresses = 'לכל הכתובות';
export const addAddress = 'הוספת כתובת';
export const noAddressYet = 'עדיין אין כתובות';
export const payments = 'אמצעי תשלום';
export const allCards = 'לכל כרטיסי האשראי';
export const addCard = 'הוספת כרטיס אשראי';
export const cardEnding = (brand: string, lastFour: string) =>
  `\u2068${brand}\u2069 שמסתיים ב־\u2068${lastFour}\u2069`;
export const noCardYet = 'עדיין אין כרטיס אשראי';
export const expired = (month: string) => `פג תוקף ב־${month}`;
export const expires = (month: string) => `בתוקף עד ${month}`;

export const couldNotLookUp = 'לא הצלחנו לברר את זה כרגע.';
export const tryAgainFor = (part: string) => `ניסיון נוסף: ${part}`;
export const tryAgain = 'ניסיון נוסף';

export const yourAccount = 'החשבון שלך';
export const whatIsHere = 'כל מה ששמור כאן, והדבר שכדאי לדעת על כל אחד.';
export const hello = (name: string) => `שלום, \u2068${name}\u2069`;

export const noOrdersYet = 'עדיין אין הזמנות';
export const whatYouOrder = 'הזמנות שיבוצעו יופיעו כאן.';
export const orderStands = (id: number, step: string) =>
  `הזמנה ${id}: ${step.replace('ההזמנה ', '')}`;
export const noFavoritesYet = 'עדיין אין מועדפים';
export const pressHeart = 'לחיצה על הלב שומרת כאן כל דבר שאוהבים.';
export const liked = (count: number) =>
  count === 1 ? 'פריט אחד שאהבת' : count === 2 ? 'שני פריטים שאהבת' : `${count} פריטים שאהבת`;
export const nothingBoughtYet = 'עדיין אין כאן דבר';
export const whatYouHadWaits = 'מה שנקנה ימתין כאן.';
export const lastBought = (day: string) => `נקנה לאחרונה ב־${day}`;
export const noEBooksYet = 'עדיין אין ספרים דיגיטליים';
export const theyComeAtOnce = 'הם יופיעו כאן מיד עם הקנייה.';
export const eBooks = (count: number) =>
  count === 1
    ? 'ספר דיגיטלי אחד'
    : count === 2
      ? 'שני ספרים דיגיטליים'
      : `${count} ספרים דיגיטליים`;
export const paymentFailed = 'אחד התשלומים לא עבר';
export const nextOn = (day: string) => `ההזמנה הבאה: ${day}`;
export const paused = (count: number) =>
  count === 1 ? 'מינוי אחד מושהה' : count === 2 ? 'שני מינויים מושהים' : `${count} מינויים מושהים`;
export const noSubscriptions = 'אין כרגע מינויים';
export const nobodyYet = 'עדיין אין מעקבים';
export const followWhomYouLike = 'אפשר לעקוב אחר יוצרים והוצאות לאור אהובים.';
export const andOthers = (name: string, others: number) =>
  others === 1
    ? `\u2068${name}\u2069 ועוד אחד`
    : others === 2
      ? `\u2068${name}\u2069 ועוד שניים`
      : `\u2068${name}\u2069 ועוד ${others}`;
