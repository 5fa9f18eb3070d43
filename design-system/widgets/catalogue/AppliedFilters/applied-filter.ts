/** One filter that is set. */
export interface AppliedFilter {
  /** The facet's name in the address. */
  key: string;
  /** Its value there. */
  value: string;
  /** What is filtered by, as the shopper reads it: `Brand`. */
  facet: string;
  /** What it is held to, as the shopper reads it: `Keshet`, `$10 to $20`. */
  label: string;
}
