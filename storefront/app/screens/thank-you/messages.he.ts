export const thankYou = 'תודה';
export const isCancelled = (id: number) => `הזמנה ${id} בוטלה`;
export const thankYouForOrder = 'תודה על ההזמנה';
export const orderNumber = ['מספר ההזמנה: ', '. '] as const;
export const followOrder = 'מעקב אחר ההזמנה';
export const invoice = 'חשבונית';
