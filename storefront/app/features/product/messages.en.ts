export const notMade = 'Not made';
export const soldOut = 'Sold out';
export const preorder = 'Preorder';
export const addToBag = 'Add to bag';

export const notAdded = 'We could not put it in your bag. Please try again.';
/** Stands after the price of one. */
export const withWords = 'with what is written on it';

/** One of the notes on a value of an option, after what it costs more or less. */
export const comesOut = (day: string) => `comes out ${day}`;
/**
 * @param value of an option, e.g. `A5`
 * @param why it cannot be had with what else is chosen, as it stands alone, e.g. `Not made in Olive`
 */
export const cannotBeHad = (value: string, why: string) =>
  `${value} is ${why.charAt(0).toLowerCase()}${why.slice(1)}.`;

/** On a card, where fewer than four are left. */
export const last = (count: number) => `Last ${count}`;

export const inEnglishOnly = 'The words about this product are in English only.';
/** The number that the shop knows an item by. */
export const sku = 'SKU';
/** What a bundle saves. */
export const lessThanOneByOne = (amount: string) => `${amount} less than one by one.`;

export const home = 'Home';

export const notLoaded = 'These could not be loaded just now.';
export const tryAgain = 'Try again';
