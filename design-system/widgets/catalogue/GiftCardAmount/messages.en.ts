export const amount = 'Amount';
export const other = 'Other';
export const otherAmount = 'Other amount';
/** Whole dollars. */
export const range = (min: number, max: number) => `From $${min} to $${max}.`;
/** Whole dollars. */
export const outOfRange = (min: number, max: number) => `Enter an amount from $${min} to $${max}.`;
