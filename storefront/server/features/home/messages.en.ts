export const messages = {
  newOnShelves: 'New on the shelves',
  inTwoLanguages: 'In two languages',
};
