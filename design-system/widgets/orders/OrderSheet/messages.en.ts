export const order = (number: string) => `Order ${number}`;
export const placed = (date: string) => `Placed ${date}`;
export const payment = 'Payment';
export const refund = 'Refund';
