/** Stands after the place, e.g. `New York, NY`. */
export const listsFor = (year: string) => `lists for ${year}`;
export const noLists = 'No lists yet';
export const noListsYet =
  'This school has not given us its lists for the coming year. We ask again each week.';
