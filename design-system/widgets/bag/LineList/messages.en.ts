export const quantity = (quantity: string | number) => `Quantity ${quantity}`;
export const notAvailable = 'Not available now, so it is not in the total.';
