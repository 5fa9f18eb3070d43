/** One break of a behaviour that the specification states; a test of that statement has to see it. */
export interface Mutant {
  /** The statement, as `tests/specification.md` has it. */
  statement: string;
  /** The file that is broken. */
  file: string;
  /** What stands in it, exactly once. */
  find: string;
  /** What stands there instead while the tests run. */
  put: string;
}

/** A text with the mutant in it. @throws {Error} where what it replaces is not there exactly once */
export function mutated(text: string, { file, find, put, statement }: Mutant): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} has not exactly once what the mutant of “${statement}” replaces`);
  return before + put + after;
}
