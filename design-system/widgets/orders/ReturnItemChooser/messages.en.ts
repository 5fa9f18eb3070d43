export const itemsToReturn = 'Items to return';
export const returnItems = 'Return items';
export const returnCount = (count: number) =>
  count === 1 ? 'Return 1 item' : `Return ${count} items`;

export const countOf = (count: number, bought: number) => `${count} of ${bought}`;
export const each = (price: string) => `${price} each`;
export const howMany = 'How many';
/** Read out. */
export const howManyOf = (title: string) => `How many of ${title}`;
export const reason = 'Reason';
/** Goes on after “Select your”. */
export const reasonToSelect = 'reason';
/** Read out. */
export const reasonFor = (title: string) => `Reason for ${title}`;
