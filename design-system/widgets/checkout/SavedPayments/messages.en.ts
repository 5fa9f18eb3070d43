export const payWith = 'Pay with';
export const addCard = 'Add a card';
export const noCard = 'No card is kept yet.';
export const ending = (brand: string, lastFour: string) => `${brand} ending in ${lastFour}`;
/** `month` is as on the card, e.g. `12/30`. */
export const expired = (month: string) => `Expired ${month}: choose or add another.`;
export const expires = (month: string) => `Expires ${month}`;
