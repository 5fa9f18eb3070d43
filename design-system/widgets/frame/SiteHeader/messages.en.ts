export const bag = 'Bag';
/** @param count as on the badge, `1` to `99+` */
export const bagWith = (count: string) =>
  count === '1' ? `Bag, ${count} item` : `Bag, ${count} items`;
export const openMenu = 'Open departments menu';
/** Names the logo, which leads there. */
export const home = 'Otzar, home';
export const account = 'Account';
export const assistance = 'Assistance';
export const departments = 'Departments';

export const searchTheShop = 'Search the shop';
export const searchPlaceholder = 'Title, author or subject';
export const search = 'Search';
