export const showOrder = 'הצגת ההזמנה';
export const email = 'כתובת דוא״ל';
export const emailHint = 'הכתובת שנמסרה בעת ההזמנה.';
