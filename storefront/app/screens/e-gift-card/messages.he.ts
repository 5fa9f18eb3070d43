export const eGiftCard = 'כרטיס מתנה דיגיטלי';
export const whatItIs = 'כרטיס מתנה דיגיטלי לספרים ולמתנות, נשלח בדוא״ל ביום שבוחרים.';
