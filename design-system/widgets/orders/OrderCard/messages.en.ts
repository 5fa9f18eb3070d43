export const order = (number: string) => `Order ${number}`;
export const placed = (date: string) => `Placed ${date}`;
/** Read out. */
export const itemsOf = (number: string) => `Items of order ${number}`;
/** So many items are not pictured. */
export const more = (count: number) => `${count} more`;
