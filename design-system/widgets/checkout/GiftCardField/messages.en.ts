export const giftCards = 'Gift cards';
/** Goes on in the last four characters of the card's code. */
export const giftCardEnding = 'Gift card ending in ';
export const pays = (applied: string, balance: string, remaining: string) =>
  `Pays ${applied} of its ${balance}; ${remaining} stays on it.`;
export const notNeeded = (balance: string) =>
  `Not needed: nothing is left to pay. All ${balance} stays on it.`;
export const remove = 'Remove';
/** Read out; `lastFour` are the last four characters of the card's code. */
export const removeWhat = (lastFour: string) => `Remove gift card ending in ${lastFour}`;
export const leftToPay = (amount: string) => `${amount} is left to pay.`;
export const allCovered = 'Your gift cards cover this order.';
export const giftCardCode = 'Gift card code';
