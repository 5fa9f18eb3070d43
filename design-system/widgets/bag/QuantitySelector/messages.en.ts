export const quantity = 'Quantity';
/** There are two at least. */
export const lowered = (max: number) => `Only ${max} can be had now, so we set it to ${max}.`;
export const lastOne = 'Last one';
export const outOfStock = 'Out of stock';
