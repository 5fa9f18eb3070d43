export const notAdded = 'לא הצלחנו להוסיף את הכרטיס לסל. נא לנסות שוב.';
export const home = 'דף הבית';
export const eGiftCard = 'כרטיס מתנה דיגיטלי';
export const whatItIs =
  'אוצר של ספרים, שנשלח בדוא״ל עם המילים שלך ביום שבוחרים. בקוד שלו אפשר לשלם על כל דבר בחנות.';
export const aboutAs = (price: string, about: string) => `${price}, כ־${about}`;
export const youPay = (amount: string) => `לתשלום: ${amount}.`;
