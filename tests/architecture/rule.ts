import type { HouseFile } from './house.ts';

/** One rule of the house, with a sample that breaks it, so that no rule passes because it is blind. */
export interface Rule {
  /** Completes "The house: …". */
  name: string;
  /** One sentence for each breach, naming the file. */
  breaches(files: HouseFile[]): string[];
  /** Small houses, each of which breaks the rule. */
  broken: HouseFile[][];
}

/** A file of a sample house. */
export const sample = (path: string, text = ''): HouseFile => ({ path, text });
