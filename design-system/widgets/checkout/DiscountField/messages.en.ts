/** Around the code. */
export const discountTakesOff = (amount: string) => ['Discount ', ` takes off ${amount}`] as const;
export const remove = 'Remove';
/** Read out. */
export const removeWhat = (code: string) => `Remove discount ${code}`;
export const discountCode = 'Discount code';

export const apply = 'Apply';
/** Read out; `what` is a field's label, e.g. `Discount code`. */
export const applyWhat = (what: string) => `Apply ${what.toLowerCase()}`;
