export const details = 'פרטים';
export const noOrdersYet = 'עדיין אין הזמנות';
export const lookAround = 'לסיור בחנות';
export const whatYouOrder = 'הזמנות שיבוצעו יופיעו כאן, עם מצב המשלוח ועם אפשרות לקנות שוב.';
export const orderCount = (count: number) =>
  count === 1 ? 'הזמנה אחת' : count === 2 ? 'שתי הזמנות' : `${count} הזמנות`;

export const orders = 'הזמנות';
export const notLoaded = 'לא הצלחנו לטעון את ההזמנות';
