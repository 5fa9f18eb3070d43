export const outOfStock = 'Out of stock';
export const preorder = (day: string) => `Preorder: comes out ${day}`;
/** Of what comes without a parcel. */
export const availableNow = 'Available now';
export const left = (count: number) => (count === 1 ? 'Last one' : `Only ${count} left`);
export const inStock = 'In stock';
