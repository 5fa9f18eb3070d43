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

/** A database's own refusal may repeat what it was to write; its code says enough. */
const isOfDatabase = (error: Error): boolean => 'severity' in error && 'code' in error;

/** The same for the error-reporting service: an error with the place in the code, and nothing of what was written. */
export function reportable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const said = isOfDatabase(error) ? 'The database refused a statement.' : saidBy(error);
  const plain = new Error(`${said}${codeOf(error)}`);
  plain.name = error.name;
  plain.stack = `${error.name}: ${plain.message}\n${placeOf(error)}`;
  if (error.cause !== undefined) plain.cause = reportable(error.cause);
  return plain;
}
