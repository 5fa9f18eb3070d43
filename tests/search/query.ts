/** What tells a product of the demo: words of its titles, the English name of an author, or slugs of departments, one of which it is in. */
export interface Wanted {
  title?: string;
  author?: string;
  departments?: string[];
}

/** What somebody types, and what must stand among the first five of what is found. */
export interface Query {
  typed: string;
  wanted: Wanted;
}

/** Queries that must all find the same. */
export const finding = (wanted: Wanted, ...typed: string[]): Query[] =>
  typed.map((text) => ({ typed: text, wanted }));
