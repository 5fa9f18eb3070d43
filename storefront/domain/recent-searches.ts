/** How many searches a browser remembers. */
const MOST = 8;

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The searches with this one in front, each once, the oldest left out. */
export const withSearched = (searches: string[], term: string): string[] =>
  [term, ...searches.filter((earlier) => !alike(earlier, term))].slice(0, MOST);
