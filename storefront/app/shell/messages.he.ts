export const photographs = 'התמונות שלנו';
export const posts = 'הפוסטים שלנו';
export const community = 'הקהילה שלנו';

export const eachAndTogether = (each: string, together: string) =>
  `${each} ליחידה · ${together} יחד`;
export const addedToBag = 'נוסף לסל';
export const notAddedToBag = 'לא נוסף לסל';
export const quantity = (quantity: number) => `כמות: ${quantity}`;

export const theShop = 'החנות';
export const aboutShop = (name: string) => `אודות \u2068${name}\u2069`;
export const contactUs = 'יצירת קשר';
export const storeHours = 'שעות הפתיחה';
export const storeAddress = 'כתובת החנות';
export const schoolSupplies = 'ציוד לבית הספר';
export const yourBag = 'סל הקניות';
export const ordering = 'הזמנות';
export const shippingPolicy = 'מדיניות משלוחים';
export const returnPolicy = 'מדיניות החזרות';
export const finePrint = 'האותיות הקטנות';
export const termsOfUse = 'תנאי שימוש';
export const privacyPolicy = 'מדיניות פרטיות';
export const appForIphone = 'אפליקציה ל־\u2068iPhone\u2069';
export const appForAndroid = 'אפליקציה ל־\u2068Android\u2069';
export const messageUsOn = (app: string) => `הודעה אלינו ב־\u2068${app}\u2069`;

export const logInAgain = 'נא להתחבר שוב';
export const sessionEnded = 'החיבור לחשבון הסתיים. מה שהוקלד עדיין כאן.';
export const bagWaits = ' אם החלון ייסגר, הסל ימתין בחשבון.';
export const bagWaitsWithoutLast = ' אם החלון ייסגר, הסל ימתין בחשבון, בלי השינויים האחרונים.';

export const missingPart = 'חלק חסר';
export const loadAgain = 'טעינת העמוד מחדש';
export const partMissing = 'חלק מהעמוד לא הגיע, ומה שתלוי בו אינו פועל. הסל שמור, וגם מה שהוקלד.';

export const connectedAgain = 'החיבור חזר.';

export const bagCameAlong = (changes: string) => `הסל עבר לחשבון: ${changes}.`;
export const undo = 'ביטול הפעולה';

export const chatNotHere = 'הצ׳אט לא נפתח כרגע. אפשר לשלוח לנו הודעה או דוא״ל, ונענה.';

export const signedOut =
  'החשבון כבר אינו מחובר כאן: הביקור הסתיים, או נותק ממקום אחר. כל מה ששמור נמצא בחשבון.';
export const logIn = 'התחברות';
