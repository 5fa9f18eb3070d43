/** Read out after a step's name. */
export const done = ', done';
/** Read out after a step's name. */
export const next = ', still to come';
export const progress = 'Order progress';
