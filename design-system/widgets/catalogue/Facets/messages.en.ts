export const filters = 'Filters';
export const apply = 'Apply';
export const price = 'Price';
/** Beside `price`, where a range is set. */
export const priceSet = 'Set';
