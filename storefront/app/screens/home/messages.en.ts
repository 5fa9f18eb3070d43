export const creatorsToFollow = 'Creators to follow';
export const works = (count: number) => (count === 1 ? `${count} work` : `${count} works`);

/** How many there are in a department, also as written: `1,200`. */
export const items = (count: number, written: string) =>
  count === 1 ? `${written} item` : `${written} items`;

/** For search engines, with the shop’s own line. */
export const whatShopIs = (line: string) => `${line}. An independent bookshop in New York.`;
export const goodBooks = 'Good books, kept in two languages';
export const whatThereIs =
  'Novels and notebooks, gifts and school lists, in English and Hebrew. Chosen by people who read them.';
export const browse = (department: string) => `Browse ${department}`;
export const browseShop = 'Browse the shop';
export const aboutShop = 'About the shop';
export const seeAll = 'See them all';
