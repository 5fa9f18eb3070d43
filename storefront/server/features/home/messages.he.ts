export const messages = {
  newOnShelves: 'חדש על המדפים',
  inTwoLanguages: 'בשתי שפות',
};
