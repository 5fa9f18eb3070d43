export const findYourOrder = 'איתור ההזמנה';
export const findMyOrder = 'איתור ההזמנה';
export const orderNumber = 'מספר הזמנה';
export const orderNumberHint = 'במכתב שאישר את ההזמנה, ספרות בלבד.';
export const email = 'כתובת דוא״ל';
export const emailHint = 'הכתובת שנמסרה בעת ההזמנה.';
