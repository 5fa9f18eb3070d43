export const mostRelevant = 'Most Relevant';
export const priceLowToHigh = 'Price: low to high';
export const priceHighToLow = 'Price: high to low';
export const newest = 'Newest';

/** @param written the same number, with its thousands set apart */
export const products = (count: number, written: string) =>
  count === 1 ? `${written} product` : `${written} products`;

export const productsHeading = 'Products';
export const productsOnPage = (page: number, pages: number) => `Products. Page ${page} of ${pages}`;

/** Read out after a search. @param total what {@link products} says */
export const found = (total: string, words: string) => `${total} for “${words}”.`;
/** Read out after another order was chosen. @param order one of the four above */
export const sortedBy = (order: string) => `Sorted by ${order}.`;

/** The description of a list that has none of its own, for search engines. */
export const listAt = (title: string, shop: string) => `${title} at ${shop}.`;
