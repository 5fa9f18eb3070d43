import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRowId } from '../../db/row-id.ts';

/** How long a link opens what it leads to. */
const GOOD_FOR_MS = 15 * 60 * 1000;

/** The shop's secret signs other things too: no signature of one purpose is any good for another. */
const PURPOSE = 'library-link';

const signed = (secret: string, words: string): string => {
  const own = createHmac('sha256', secret).update(PURPOSE).digest();
  return createHmac('sha256', own).update(words).digest('base64url');
};

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** A word that opens an item of the library for a quarter of an hour, to whoever holds it. */
export function tokenFor(
  secret: string,
  item: number,
  now: Date,
): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
  const words = `${item}.${expiresAt.getTime()}`;
  return { token: `${words}.${signed(secret, words)}`, expiresAt };
}

/** Whose item a token opens: an item's id, or why it opens none. */
export function readToken(
  secret: string,
  token: string,
  now: Date,
): { item: number } | { refused: 'forged' | 'late' } {
  const [, words = '', signature = ''] = /^(\d{1,10}\.\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (words === '' || !equal(signature, signed(secret, words))) return { refused: 'forged' };
  const [item = 0, expiry = 0] = words.split('.').map(Number);
  if (!isRowId(item)) return { refused: 'forged' };
  return expiry > now.getTime() ? { item } : { refused: 'late' };
}
