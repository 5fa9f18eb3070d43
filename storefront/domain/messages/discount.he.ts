export const messages = {
  pickupFree: 'האיסוף כבר חינם',
  deliveryFree: 'המשלוח כבר חינם',
  lessThanACent: 'חלקו בסל הזה קטן מסנט',
  nothingOff: (reason: string) => `${reason}, ולכן הקוד הזה אינו מוריד דבר.`,

  unknown: 'קוד ההנחה הזה אינו מוכר לנו. נא לבדוק אותו.',
  begins: (day: string) => `ההנחה הזאת מתחילה ב־${day}.`,
  ended: (day: string) => `ההנחה הזאת הסתיימה ב־${day}.`,
  used: 'בקוד ההנחה הזה כבר השתמשו.',
  nothingShipped: 'אין בסל דבר שצריך לשלוח.',
  nothingMeant: 'אין בסל דבר שההנחה הזאת חלה עליו.',
  below: (minimum: string, missing: string) =>
    `ההנחה הזאת חלה על הזמנות מ־${minimum} ומעלה. חסרים ${missing}; כרטיסי מתנה אינם נחשבים.`,
};
