const left = (count: number) =>
  count === 1 ? 'נותר רק אחד' : count === 2 ? 'נותרו רק שניים' : `נותרו רק ${count}`;

export const shipsFree = (zip: string, way: string) =>
  `ההזמנה הזאת תישלח חינם למיקוד \u2068${zip}\u2069, במשלוח \u2068${way}\u2069.`;
export const enoughForFree = 'הסכום בסל מספיק למשלוח חינם ברוב ההזמנות.';
export const addMore = (amount: string) => `חסרים עוד ${amount} למשלוח חינם ברוב ההזמנות.`;

export const comesBackToBag = 'אזל מהמלאי לעת עתה. יחזור לסל ברגע שיהיה לנו שוב.';
export const comesBackToList = 'אזל מהמלאי לעת עתה. יחזור לרשימה הזאת ברגע שיהיה לנו שוב.';

export const bagHasChanged = 'יש שינויים בסל';

export const keptInAccount = 'מה שנוסף לסל נשמר בחשבון, ומחכה בכל מכשיר שמתחברים בו.';
export const yourBag = 'סל הקניות';
export const itemsInBag = 'הפריטים בסל';
export const browseShop = 'לסיור בחנות';
export const soldOutItems = 'פריטים שאזלו מהמלאי';
export const savedForLater = 'שמורים למועד אחר';
export const nothingSaved = 'עדיין לא נשמר כאן דבר. פריטים ששומרים למועד אחר יחכו כאן.';

export const checkout = 'לתשלום';

export const extrasFor = (title: string) => `תוספות ל־\u2068${title}\u2069`;
export const done = 'סיום';
export const tryAgain = 'ניסיון נוסף';
export const lookingUp = 'בודקים מה אפשר להוסיף';

export const nothingToAdd = 'אין תוספות לפריט הזה.';

export const card = 'כרטיס עם ברכה';
export const aboutCard = 'הברכה מודפסת על כרטיס. בחבילה אין מחירים.';
export const free = 'חינם';
export const wrap = 'אריזת מתנה';
export const aboutWrap = 'נייר מודפס וסרט, עם כרטיס הברכה.';

export const update = 'עדכון';
export const quantityOf = (title: string) => `הכמות של \u2068${title}\u2069`;
export const remove = 'הסרה';

export const notPutIn = (title: string) =>
  title ? `לא הצלחנו להוסיף לסל את \u2068${title}\u2069.` : 'לא הצלחנו להוסיף את הפריט לסל.';
export const correctMarked = 'נא לתקן את מה שסומן ולשלוח שוב.';
export const addToBag = 'הוספה לסל';
export const backToProduct = 'חזרה למוצר';

export const giftMessage = 'ברכה למי שיקבל את המתנה';

export const isBack = (title: string) => `הפריט \u2068${title}\u2069 חזר למקומו.`;
export const wasSaved = (title: string) => `הפריט \u2068${title}\u2069 נשמר למועד אחר.`;
export const wasMoved = (title: string) => `הפריט \u2068${title}\u2069 הועבר לסל.`;

export const quantityLowered = (now: number, before: number) =>
  `${left(now)}, ולכן עדכנו את הכמות מ־${before} ל־${now}.`;
export const quantityNow = (now: number) => `הכמות היא כעת ${now}.`;
export const priceNow = (now: string, before: string) =>
  `המחיר הוא כעת ${now}; קודם היה ${before}.`;
export const backInStock = (title: string) => `חזר למלאי: הפריט \u2068${title}\u2069 נמצא שוב בסל.`;

export const newsLowered = (title: string, now: number, before: number) =>
  `מהפריט \u2068${title}\u2069 ${left(now)}, ולכן עדכנו את הכמות מ־${before} ל־${now}.`;
export const newsQuantity = (title: string, now: number) =>
  `הכמות של \u2068${title}\u2069 היא כעת ${now}.`;
export const newsPrice = (title: string, now: string, before: string) =>
  `המחיר של \u2068${title}\u2069 הוא כעת ${now} (קודם: ${before}).`;
export const newsReturned = (title: string) =>
  `הפריט \u2068${title}\u2069 חזר למלאי, ונמצא שוב בסל.`;
export const newsUnavailable = (title: string) =>
  `הפריט \u2068${title}\u2069 אינו זמין עוד, ולכן הועבר לפריטים שאזלו מהמלאי בסל.`;
