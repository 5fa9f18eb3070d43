/** `place` says where, e.g. `near 10002`. */
export const foundOf = (found: number, all: number, place: string) =>
  `${found} of ${all} schools ${place}`;
export const schoolsIn = (count: number, place: string) =>
  count === 1 ? `1 school ${place}` : `${count} schools ${place}`;
export const schools = 'Schools';
export const search = 'Search by name or city';
export const noneIn = (place: string) => `No school ${place}`;
export const noneByName = 'No school by that name';
export const noneKnown =
  'We know no school here yet. Try another zip code, or write to us and we will add it.';
export const checkSpelling = 'Check the spelling, or search by city alone.';
