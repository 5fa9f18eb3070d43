/** Around what one costs. */
export const byItself = ['', ' by itself'] as const;
/** Before the number of it, read out. */
export const quantity = 'quantity';
