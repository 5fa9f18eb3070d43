export const orderStatus = 'Order status';
export const orderNumber = (id: number | string) => `Order ${id}`;
export const enterEmail = 'Enter the e-mail address you ordered with to see where your order is.';
export const invoice = 'Invoice';
