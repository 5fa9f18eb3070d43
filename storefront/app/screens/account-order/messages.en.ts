export const orderNumber = (id: number | string) => `Order ${id}`;
export const allOrders = 'All orders';
export const startReturn = 'Start a return';
export const invoice = 'Invoice';
export const downloadPdf = 'Download PDF';

/** Where a return stands; so is the next. */
export const onItsWayBack = 'on its way back';
export const refunded = 'refunded';
/** The number of a return, how many things it is of, and where it stands. */
export const returnOf = (id: number, count: number, standing: string) =>
  count === 1 ? `Return ${id}: 1 item, ${standing}` : `Return ${id}: ${count} items, ${standing}`;
export const returns = 'Returns';

export const notLoaded = 'We could not load this order';
