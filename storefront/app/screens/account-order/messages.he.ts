export const orderNumber = (id: number | string) => `הזמנה ${id}`;
export const allOrders = 'כל ההזמנות';
export const startReturn = 'התחלת החזרה';
export const invoice = 'חשבונית';
export const downloadPdf = 'הורדת \u2068PDF\u2069';

export const onItsWayBack = 'בדרך אלינו';
export const refunded = 'הכסף הוחזר';
export const returnOf = (id: number, count: number, standing: string) =>
  count === 1
    ? `החזרה ${id}: פריט אחד, ${standing}`
    : count === 2
      ? `החזרה ${id}: שני פריטים, ${standing}`
      : `החזרה ${id}: ${count} פריטים, ${standing}`;
export const returns = 'החזרות';

export const notLoaded = 'לא הצלחנו לטעון את ההזמנה הזאת';
