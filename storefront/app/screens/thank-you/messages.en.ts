export const thankYou = 'Thank you';
export const isCancelled = (id: number) => `Order ${id} is cancelled`;
export const thankYouForOrder = 'Thank you for your order';
/** Around the number; a sentence on what comes next goes on after it. */
export const orderNumber = ['Order number ', '. '] as const;
export const followOrder = 'Follow your order';
export const invoice = 'Invoice';
