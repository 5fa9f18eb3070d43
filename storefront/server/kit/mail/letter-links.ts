import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRowId } from '../../db/row-id.ts';
import { addressOfAnswer } from '../language.ts';
import type { Shop } from '../shop.ts';

/** What a link of a letter does: makes sure that its reader asked for something, or ends that. */
export type Purpose = 'confirm' | 'unsubscribe';

/** The shop's secret signs other things too: no signature of one purpose is any good for another. */
const signed = (secret: string, use: string, id: number): string => {
  const own = createHmac('sha256', secret).update(use).digest();
  return createHmac('sha256', own).update(String(id)).digest('base64url');
};

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The links of letters about one kind of thing that can be asked for, such as the newsletter. */
export interface LetterLinks {
  /** A word that stands for what was asked for, and for one thing that may be done with it; no address is in it. */
  tokenOf: (secret: string, purpose: Purpose, id: number) => string;
  /** The address of the page that a link of a letter leads to, in the letter's language. */
  linkOf: (shop: Pick<Shop, 'site' | 'forgerySecret'>, purpose: Purpose, id: number) => string;
  /** What a token stands for, by its id; null for one that the shop has not written. */
  readToken: (secret: string, purpose: Purpose, token: string) => number | null;
}

/**
 * Makes the links of letters about one kind of thing.
 * @param folder the first part of their address, e.g. `newsletter`
 */
export function letterLinks(folder: string): LetterLinks {
  const use = (purpose: Purpose) => `${folder}-${purpose}`;
  const tokenOf: LetterLinks['tokenOf'] = (secret, purpose, id) =>
    `${id}.${signed(secret, use(purpose), id)}`;
  return {
    tokenOf,
    linkOf: ({ site, forgerySecret }, purpose, id) =>
      `${site}${addressOfAnswer(`/${folder}/${tokenOf(forgerySecret, purpose, id)}/${purpose}`)}`,
    readToken: (secret, purpose, token) => {
      const [, digits = '', signature = ''] = /^(\d{1,10})\.([\w-]{43})$/.exec(token) ?? [];
      const id = Number(digits);
      if (!isRowId(id) || !equal(signature, signed(secret, use(purpose), id))) return null;
      return id;
    },
  };
}
