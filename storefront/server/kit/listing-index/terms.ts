/** Something that a list can be held to, with the values it has in this shop (contract, Facet). */
export interface Dimension {
  key: string;
  label: string;
  /** The terms that are values of it. */
  terms: number[];
  /** Terms by what stands for them in an address. */
  byValue: Map<string, number>;
}

/** One value of a dimension. */
export interface Term {
  dimension: Dimension;
  value: string;
  label: string;
  /** The row that it stands for; null for a word. */
  id: number | null;
}

const LONGEST_SLUG = 60;

/** Words of any script as they stand in an address. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-|-$/g, '');

/** A row of the database as a value: its slug may change and its id does not. */
export const rowValue = (slug: string, id: number): string =>
  `${slug.slice(0, LONGEST_SLUG)}-${id}`;

/** Every dimension and every term of a shop; a term is known by its number. */
export class Terms {
  readonly dimensions: Dimension[] = [];
  readonly all: Term[] = [];

  dimension(key: string, label: string): Dimension {
    const dimension = { key, label, terms: [], byValue: new Map() };
    this.dimensions.push(dimension);
    return dimension;
  }

  /** The number of a value: the one it has, or a new one. Values that are written alike are one. */
  term(dimension: Dimension, value: string, label: string, id: number | null = null): number {
    const known = dimension.byValue.get(value);
    if (known !== undefined) return known;
    const term = this.all.length;
    this.all.push({ dimension, value, label, id });
    dimension.terms.push(term);
    dimension.byValue.set(value, term);
    return term;
  }
}
