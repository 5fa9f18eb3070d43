export const mostRelevant = 'הרלוונטי ביותר';
export const priceLowToHigh = 'מחיר: מהנמוך לגבוה';
export const priceHighToLow = 'מחיר: מהגבוה לנמוך';
export const newest = 'החדש ביותר';

export const products = (count: number, written: string) =>
  count === 1 ? 'מוצר אחד' : count === 2 ? 'שני מוצרים' : `${written} מוצרים`;

export const productsHeading = 'מוצרים';
export const productsOnPage = (page: number, pages: number) => `מוצרים. עמוד ${page} מתוך ${pages}`;

export const found = (total: string, words: string) => `חיפוש ״\u2068${words}\u2069״: ${total}.`;
export const sortedBy = (order: string) => `המיון: ${order}.`;

export const listAt = (title: string, shop: string) =>
  `\u2068${title}\u2069 בחנות \u2068${shop}\u2069.`;
