export const invoice = (number: string) => `Invoice ${number}`;
export const orderOf = (order: string, date: string) => `Order ${order}, ${date}`;
export const download = 'Download PDF';
export const print = 'Print';
export const from = 'From';
export const billedTo = 'Billed to';
export const bought = 'What was bought';
export const paidBy = 'Paid by';
export const givenBack = 'Given back';

export const item = 'Item';
/** Read out; `quantityShort` is what is seen. */
export const quantity = 'Quantity';
export const quantityShort = 'Qty';
export const price = 'Price';
export const amount = 'Amount';
