export const yes = (region: string) => `כן, \u2068${region}\u2069`;
export const keep = (region: string) => `לא, להשאיר \u2068${region}\u2069`;

export const shippingAddress = 'כתובת למשלוח';
export const bothAreRight = (code: string, region: string) =>
  `שניהם נכונים: \u2068${code}\u2069, וגם \u2068${region}\u2069`;

export const whereYouAre = 'המיקום שלך';
export const onlyTax = 'לשם לא יישלח דבר: רק המס תלוי בכך.';
export const country = 'ארץ';
export const countryToSelect = 'ארץ';
export const searchCountries = 'חיפוש ארץ';
export const postalCode = 'מיקוד';

export const checkout = 'תשלום';
export const continueToReview = 'המשך לבדיקת ההזמנה';
export const toYourDoor = 'עד הבית, בתאריך שאפשר לסמוך עליו.';
export const atOurShop = (address: string) => `בכתובת \u2068${address}\u2069. ללא דמי משלוח.`;
export const ready = (when: string) => `מוכן לאיסוף: ${when}`;

export const shippingMethod = 'אופן המשלוח';

export const testCards =
  'החנות מקבלת כרטיסי בדיקה בלבד: \u20684242 4242 4242 4242\u2069, כל תאריך עתידי וכל שלוש ספרות.';
export const payment = 'תשלום';
export const cardEnding = (brand: string, lastFour: string) =>
  `\u2068${brand}\u2069 שמסתיים ב־\u2068${lastFour}\u2069`;
export const anotherCard = 'תשלום בכרטיס אשראי אחר';

export const total = 'סך הכול';
export const yourOrder = 'ההזמנה שלך';

export const continueToPayment = 'המשך לתשלום';
export const continueToShipping = 'המשך למשלוח ולתשלום';
export const deliverInstead = 'מעבר למשלוח במקום איסוף';
export const pickUpInstead = 'מעבר לאיסוף מהחנות במקום משלוח';

export const pickup = 'איסוף מהחנות';
export const delivery = 'משלוח';
export const editPickup = 'עריכת פרטי האיסוף';
export const editDelivery = 'עריכת פרטי המשלוח';
export const waysNotKnown = 'לא הצלחנו לברר את אפשרויות המשלוח. נא לטעון את העמוד מחדש.';
export const cardOnceMore =
  'פרטי כרטיס אשראי אינם נשלחים בחזרה עם העמוד. נא להזין את הכרטיס פעם נוספת.';
export const cardPays = (brand: string, lastFour: string) =>
  `התשלום הוא בכרטיס \u2068${brand}\u2069 שמסתיים ב־\u2068${lastFour}\u2069. כדי להשאיר אותו אפשר להשאיר את השדות ריקים.`;

export const reviewOrder = 'בדיקת ההזמנה';
export const summary = 'סיכום';
export const tryAgain = 'ניסיון נוסף';
export const placeOrder = 'ביצוע ההזמנה';
export const enterAnotherCard = 'הזנת כרטיס אשראי אחר';
export const addMissing = 'השלמת הפרטים החסרים';
export const wayArrives = (way: string, day: string) => `\u2068${way}\u2069, יגיע ב${day}`;

export const contact = 'פרטי קשר';
export const editContact = 'עריכת פרטי הקשר';
export const noEmailYet = 'עדיין אין כתובת דוא״ל.';
export const editPayment = 'עריכת פרטי התשלום';
export const noCardYet = 'עדיין אין כרטיס אשראי.';
export const items = 'פריטים';
export const editBag = 'עריכת הסל';

export const cardMistyped = 'במספר הכרטיס יש טעות הקלדה. נא לבדוק אותו.';
export const cardExpired = 'תוקף הכרטיס פג. נא להשתמש בכרטיס אחר.';
export const wayMissing = 'נא לבחור את אופן המשלוח.';

export const bagHasChanged = 'הסל השתנה מאז שהעמוד הזה הוצג. נא לעבור עליו שוב.';

export const cheapest = 'הזול ביותר';
export const fastest = 'המהיר ביותר';
export const freeOver = (threshold: string) => `חינם מעל ${threshold}.`;
export const notFreeThisTime = 'הפעם לא חינם: יש בסל פריט שאינו זכאי למשלוח חינם.';
export const arrives = (day: string) => `יגיע ב${day}`;

export const bag = 'סל';
export const deliveryAndPayment = 'משלוח ותשלום';
export const review = 'בדיקת ההזמנה';

export const youPickUp = (address: string) =>
  `איסוף מהחנות בכתובת \u2068${address}\u2069: ללא תשלום.`;
export const chooseMethod = 'כדי לראות את המחיר נא לבחור את אופן המשלוח.';
export const wayTo = (way: string, code: string, day: string) =>
  `משלוח \u2068${way}\u2069 למיקוד \u2068${code}\u2069, יגיע ב${day}.`;
export const isFree = (price: string, threshold: string) =>
  `מחירו ${price}, והפעם הוא חינם כי הפריטים מגיעים ל־${threshold} או יותר.`;

export const forSomebodyIn = (code: string) => `במיקוד \u2068${code}\u2069`;
export const pickedUpIn = (code: string) => `באיסוף מהחנות שלנו במיקוד \u2068${code}\u2069`;
export const forDeliveryTo = (code: string) => `במשלוח למיקוד \u2068${code}\u2069`;
