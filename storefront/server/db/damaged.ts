/** What to tell whoever starts a shop on a database that can not be opened. */
export const damaged = (folder: string): string =>
  `The database in ${folder} can't be opened: it is damaged, or not of this shop. Put a copy of that folder in its place, or move it away to begin with an empty shop.`;
