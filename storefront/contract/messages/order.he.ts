export const messages = {
  pickupNameMissing: 'נא להזין את השם של מי שיבוא לאסוף.',
  pickupPhoneMissing: 'נא להזין מספר טלפון ליום האיסוף.',
  tooFew: 'נא להזין כמות של 1 לפחות.',
  bagEmpty: 'סל הקניות ריק.',
  tooManyItems: 'בהזמנה אחת יש מקום לעד 500 פריטים שונים.',
  tooManyGiftCards: 'בהזמנה אחת אפשר לשלם בעד 20 כרטיסי מתנה.',
  cardMissing: 'נא להזין כרטיס אשראי.',
};
