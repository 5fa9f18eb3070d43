import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Lines of a stack below its message: where it happened, and nothing of what was written. */
const placeOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const codeOf = (error: Error): string => ('code' in error ? ` (${String(error.code)})` : '');

/** What a refused statement was, with its blanks unfilled; anything else says what it is about. */
const saidBy = (error: Error): string =>
  error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;

/**
 * What went wrong, for a log. A statement that failed carries what it was to write, addresses and letters of
 * shoppers among it; that stays out.
 */
export function logged(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const told = `${error.name}: ${saidBy(error)}${codeOf(error)}`;
  const cause = error.cause === undefined ? '' : `\nbecause of ${logged(error.cause)}`;
  return `${told}\n${placeOf(error)}${cause}`;
}
