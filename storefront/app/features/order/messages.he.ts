export const placed = 'ההזמנה התקבלה';
export const packed = 'נארזה';
export const shipped = 'בדרך';
export const readyForPickup = 'ממתינה לאיסוף';
export const delivered = 'נמסרה';
export const cancelled = 'בוטלה';
export const asYouAsked = 'לבקשתך.';
export const byTheShop = 'על ידי החנות.';

export const arrived = (day: string) => `ההזמנה הגיעה ב${day}.`;
export const wasCancelledOn = (day: string) => `ההזמנה בוטלה ב${day}.`;
export const wasCancelled = 'ההזמנה בוטלה.';
export const willBeReady = (email: string, address: string) =>
  `נכתוב אל \u2068${email}\u2069 ברגע שההזמנה תהיה מוכנה לאיסוף בכתובת \u2068${address}\u2069.`;
export const arrives = (day: string, way: string) =>
  `ההזמנה תגיע ב${day}, במשלוח \u2068${way}\u2069.`;
export const comesByEmail = (email: string) => `הכול נשלח בדוא״ל אל \u2068${email}\u2069.`;

export const isCancelled = 'ההזמנה הזאת בוטלה';
export const giftReturnCode = (code: string) => `קוד להחזרת המתנה: \u2068${code}\u2069`;

export const cancelOrder = 'ביטול ההזמנה';
export const orderIsCancelled = (id: number) => `הזמנה ${id} בוטלה.`;

export const cancelTitle = (id: number) => `לבטל את הזמנה ${id}?`;
export const cancelForm = (id: number) => `ביטול הזמנה ${id}`;
export const tryAgain = 'ניסיון נוסף';
export const yesCancel = 'כן, לבטל';
export const keepOrder = 'להשאיר את ההזמנה';
