export const orderStatus = 'מצב ההזמנה';
export const orderNumber = (id: number | string) => `הזמנה ${id}`;
export const enterEmail = 'נא להזין את כתובת הדוא״ל שממנה בוצעה ההזמנה, כדי לראות היכן היא.';
export const invoice = 'חשבונית';
