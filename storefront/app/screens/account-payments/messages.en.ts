export const cardEnding = (brand: string, lastFour: string) => `${brand} ending in ${lastFour}`;
/** A month and a year. */
export const expires = (month: string) => `Expires ${month}`;
export const noCardYet = 'No card yet';
export const addCard = 'Add a card';
export const whyKeep =
  'Keep one or two, and you never have to look for your wallet. We see only their last digits.';
/** A month and a year. */
export const expiredCannotPay = (month: string) => `Expired ${month}: it cannot pay any more.`;
export const expired = 'Expired';

export const payments = 'Payments';
export const paidWithDefault = 'Orders are paid with the default one unless you choose another.';
export const isSaved = 'The card is saved.';
