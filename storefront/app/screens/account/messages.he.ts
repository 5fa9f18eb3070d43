export const changeAddress = 'שינוי כתובת';
export const addAddress = 'הוספת כתובת';
export const saveAddress = 'שמירת הכתובת';
export const cancel = 'ביטול';
export const startFromThis = 'כל הזמנה תתחיל מהכתובת הזאת';

export const addCard = 'הוספת כרטיס אשראי';
export const saveCard = 'שמירת כרטיס האשראי';
export const testCards =
  'החנות מקבלת כרטיסי בדיקה בלבד: \u20684242 4242 4242 4242\u2069, כל תאריך עתידי וכל שלוש ספרות.';
export const payFromNowOn = 'מעכשיו לשלם בכרטיס האשראי הזה';

export const chooseAnother = (what: 'address' | 'card') =>
  what === 'card' ? 'בחירת כרטיס אשראי אחר' : 'בחירת כתובת אחרת';
export const fromNowOn = (what: 'address' | 'card') =>
  what === 'card' ? 'מעכשיו לשלם בכרטיס הזה' : 'מעכשיו לשלוח לכתובת הזאת';
export const deleteOld = (what: 'address' | 'card') =>
  what === 'card' ? 'מעבר אליו ומחיקת הכרטיס הישן' : 'מעבר אליה ומחיקת הכתובת הישנה';
export const addAnother = (what: 'address' | 'card') =>
  what === 'card' ? 'הוספת כרטיס אשראי אחר' : 'הוספת כתובת אחרת';

export const justSoldOut = (title: string) => `הפריט \u2068${title}\u2069 אזל מהמלאי ממש עכשיו.`;

export const dashboard = 'מבט כולל';
export const orders = 'הזמנות';
export const favorites = 'מועדפים';
export const buyItAgain = 'לקנות שוב';
export const digitalLibrary = 'ספרייה דיגיטלית';
export const subscriptions = 'מינויים';
export const following = 'במעקב';
export const profile = 'פרטים אישיים';
export const addresses = 'כתובות';
export const payments = 'אמצעי תשלום';

export const inBag = (count: number) =>
  count === 1
    ? 'פריט אחד נמצא בסל.'
    : count === 2
      ? 'שני פריטים נמצאים בסל.'
      : `${count} פריטים נמצאים בסל.`;
export const viewBag = 'לסל הקניות';
export const buyAgain = 'לקנות שוב';
export const whichOrder = (id: number) => `את הזמנה ${id}`;
