export const sortAndFilter = 'Sort & Filter';
/** How many filters are set; goes on after `sortAndFilter`. */
export const applied = (count: number) => `(${count} set)`;
