import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { callName } from './call-name.ts';
import { logFailure } from './error-reports.ts';
import { type Sentence, said } from './language.ts';
import { messages } from './messages.ts';

interface Details {
  /** A sentence beside each field that is at fault. */
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  /** What this refusal tells beyond `Problem`, e.g. the present totals. */
  more?: object;
}

/** An answer that says no: thrown anywhere in a call, and told to the caller as a `Problem`. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly details: Details;
  /** Says it to whoever reads it later, perhaps in another language. */
  readonly sentence: Sentence;

  constructor(status: ContentfulStatusCode, sentence: Sentence, details: Details = {}) {
    super(said(sentence));
    this.sentence = sentence;
    this.status = status;
    this.details = details;
  }
}

export const notFound = (message = messages.nothingHere) => new HttpError(404, message);

/** A field that is not as it must be, beyond what its schema can say. */
export const fieldRefused = (field: string, sentence: Sentence) =>
  new HttpError(422, sentence, { fields: { [field]: said(sentence) } });

/** Codes of a database that is away for a moment: it is started again, or too many wait for it. */
const AWAY = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P03', '53300']);
const AWAY_MESSAGES = /Connection terminated|timeout exceeded when trying to connect/;

/** Codes of a database, or a disk, that can be read and not written. */
const UNWRITABLE = new Set(['25006', '53100', '58030', 'ENOSPC', 'EDQUOT', 'EROFS']);

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

function databaseIsAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    AWAY.has(codeOf(error)) || AWAY_MESSAGES.test(error.message) || databaseIsAway(error.cause)
  );
}

/** Whether something failed because nothing can be written down just now. */
export const canNotWrite = (error: unknown): boolean =>
  error instanceof Error && (UNWRITABLE.has(codeOf(error)) || canNotWrite(error.cause));

/** Turns whatever a call threw into an answer: never a stack, and logged when nobody foresaw it. */
export function answerError(error: Error, c: Context): Response {
  const refusal = asRefusal(error, c);
  const { fields, headers, more } = refusal.details;
  const body = { message: refusal.message, ...(fields && { fields }), ...more };
  return c.json(body, refusal.status, { 'Cache-Control': 'no-store', ...headers });
}

function asRefusal(error: Error, c: Context): HttpError {
  if (error instanceof HttpError) return error;
  const call = callName(c.req.raw);
  if (databaseIsAway(error)) {
    console.error(`${call} was refused: the database is away.`);
    return new HttpError(503, messages.busy, {
      headers: { 'Retry-After': '2' },
    });
  }
  if (canNotWrite(error)) {
    console.error(`${call} was refused: nothing can be written.`);
    return new HttpError(503, messages.readOnly, { headers: { 'Retry-After': '60' } });
  }
  logFailure(`${call} failed`, error);
  return new HttpError(500, messages.failed);
}
