export const returnGift = 'החזרת מתנה';
export const findGift = 'איתור המתנה';
export const orderNumber = 'מספר הזמנה';
export const orderNumberHint = 'בפתק ההחלפה, אחרי ״מס׳״.';
export const giftCode = 'קוד מתנה';
export const giftCodeHint = 'שמונה אותיות וספרות, מתחת למספר ההזמנה.';
export const giftCardForIt =
  'ההחזר הוא כרטיס מתנה בשווי הסכום ששולם. לא נספר על כך למי שהעניקו את המתנה.';
