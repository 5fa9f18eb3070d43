export const school = 'School';
export const grade = 'Grade';
export const supplies = 'Supplies';
export const home = 'Home';
export const schoolSupplies = 'School supplies';

/** Stands after a number of schools, and after `No school`. */
export const near = (zip: string) => `near ${zip}`;
export const schoolsNear = (zip: string) => `Schools near ${zip}`;
const theCountry = (name: string) => name.replace(/^United/, 'the United');
/** Stands after a number of schools. */
export const elsewhere = (country: string) => `elsewhere in ${theCountry(country)}`;
export const schoolsElsewhere = (country: string) => `Schools elsewhere in ${theCountry(country)}`;

/** @param price rounded */
export const holds = (items: number, price: string) =>
  items === 1 ? `${items} item, about ${price}` : `${items} items, about ${price}`;
/** Marks a list of another year. @param year e.g. `2026–27` */
export const listOf = (year: string) => `List of ${year}`;

export const chooseAnotherGrade = 'Choose another grade';

/** @param year e.g. `2026–27` */
export const thisIsListOf = (year: string) => `This is the list of ${year}.`;
export const seeNewer = 'See the newer list';
export const noNewer =
  'The school has given us no newer one yet. What we have stopped selling is left out.';
export const hasNewer =
  'The school has given us a newer one since. What we have stopped selling is left out here.';
