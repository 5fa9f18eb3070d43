/** One value that products can be filtered by. */
export interface FacetOption {
  /** What stands in the address. */
  value: string;
  /** What the shopper reads, in whichever script. */
  label: string;
  /** How many products it would leave, with the filters that are set now. */
  count: number;
  /** Whether it is set. */
  selected: boolean;
}

/** One thing that products can be filtered by: the category, the brand, the creator. */
export interface Facet {
  /** Its name in the address. */
  key: string;
  /** What the shopper reads. */
  label: string;
  /** In the order shown; of many perhaps only the first few and those that are set. */
  options: FacetOption[];
  /** How many options there are in all, where more may come. */
  total?: number;
  /** Whether the others are on their way. */
  pending?: boolean;
  /** Why they did not come, in a sentence. */
  failure?: string | undefined;
}

/** The name under which a form asks for all options of a facet, by its key. */
export const ALL = 'all';

/** Letters alone: without case, accents, and the points of Hebrew. */
const plain = (words: string) =>
  words.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** The options whose label holds the words, however they are written. */
export function matching(options: FacetOption[], words: string): FacetOption[] {
  const sought = plain(words);
  return sought === '' ? options : options.filter(({ label }) => plain(label).includes(sought));
}

/** The values that are set once this one has changed. */
export const toggled = (options: FacetOption[], value: string): string[] =>
  options
    .filter((option) => (option.value === value ? !option.selected : option.selected))
    .map((option) => option.value);
