import { withoutDirectionMarks } from '@otzar/contract/text';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError } from './http-error.ts';
import { messages } from './messages.ts';

const LARGEST_BODY = 1024 * 1024;

const limit = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: () => {
    throw new HttpError(413, messages.tooLarge);
  },
});

/** Who hangs up, or takes too long to send, has nothing to be told, and nobody is at fault here. */
function brokenOff(failure: unknown): never {
  if (failure instanceof HttpError) throw failure;
  throw new HttpError(400, messages.brokenOff);
}

/** Refuses a body over 1 MB before it is read to its end. @throws {HttpError} 413; 400 for one that is broken off */
export const limitBody: MiddlewareHandler = (c, next) => limit(c, next).catch(brokenOff);

/** Reads a body. @throws {HttpError} 400 for one that is broken off */
export const readText = (c: Context): Promise<string> => c.req.text().catch(brokenOff);

/** PostgreSQL keeps neither NUL nor half a character, so they are dropped from what people send. */
export const storable = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '');

/** What a person typed, without marks that could reorder a page, a letter or an invoice; a password stays as it is. */
const cleaned = (key: string, text: string): string =>
  key.includes('password') ? storable(text) : withoutDirectionMarks(storable(text));

/** Reads a JSON body. @throws {HttpError} 415 for another type, 400 for what is not JSON. */
export async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type))
    throw new HttpError(415, 'Please send JSON (Content-Type: application/json).');
  const text = await readText(c);
  try {
    return JSON.parse(text, (key, value) =>
      typeof value === 'string' ? cleaned(key, value) : value,
    );
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.', { fields: {} });
  }
}
