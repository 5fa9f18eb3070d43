import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRowId } from '../../db/row-id.ts';
import { addressOfAnswer } from '../../kit/language.ts';

/** What a link of a letter does. */
export type Purpose = 'confirm' | 'unsubscribe';

/** The shop's secret signs other things too: no signature of one purpose is any good for another. */
const signed = (secret: string, purpose: Purpose, id: number): string => {
  const own = createHmac('sha256', secret).update(`newsletter-${purpose}`).digest();
  return createHmac('sha256', own).update(String(id)).digest('base64url');
};

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** A word that stands for a sign-up, and for one thing that may be done with it; no address is in it. */
export const tokenOf = (secret: string, purpose: Purpose, id: number): string =>
  `${id}.${signed(secret, purpose, id)}`;

/** The address of the page that a link of a letter leads to, in the letter's language. */
export const linkOf = (
  { site, forgerySecret }: { site: string; forgerySecret: string },
  purpose: Purpose,
  id: number,
): string =>
  `${site}${addressOfAnswer(`/newsletter/${tokenOf(forgerySecret, purpose, id)}/${purpose}`)}`;

/** Which sign-up a token stands for; null for one that the shop has not written. */
export function readToken(secret: string, purpose: Purpose, token: string): number | null {
  const [, digits = '', signature = ''] = /^(\d{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  const id = Number(digits);
  if (!isRowId(id) || !equal(signature, signed(secret, purpose, id))) return null;
  return id;
}
