export const eGiftCard = 'כרטיס מתנה דיגיטלי';
export const addToBag = 'הוספה לסל';
export const forWhom = 'למי הכרטיס';
export const recipientName = 'שם מקבלי הכרטיס';
export const recipientEmail = 'דוא״ל מקבלי הכרטיס';
export const yourName = 'השם שלך';
export const message = 'ברכה';
export const messageHint = 'נשלחת יחד עם הכרטיס.';
export const deliveryDate = 'תאריך השליחה';
export const deliveryDateHint = 'נשלח את הכרטיס בבוקר של אותו יום. ללא תאריך, הוא יישלח עם ההזמנה.';

export const design = 'עיצוב';
