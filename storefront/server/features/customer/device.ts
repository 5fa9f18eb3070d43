import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { overTls } from '../../kit/proxies.ts';

/** As long as browsers keep a cookie at most. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;
/** A family at one computer; whoever signed in longest ago is forgotten. */
const MOST_CUSTOMERS = 4;
const ENTRY = /^([\w-]{22})\.([\w-]{43})$/;
const SEPARATOR = '~';

const cookieName = (c: Context) => (overTls(c) ? '__Host-otzar_device' : 'otzar_device');

const entriesIn = (c: Context): string[] =>
  (getCookie(c, cookieName(c)) ?? '')
    .split(SEPARATOR)
    .filter((entry) => ENTRY.test(entry))
    .slice(0, MOST_CUSTOMERS);

const signatureOf = (secret: string, name: string, customer: number): Buffer =>
  createHmac('sha256', `${secret}:device`).update(`${customer}:${name}`).digest();

const isOf = (secret: string, customer: number) => (entry: string) => {
  const [, name = '', signature = ''] = ENTRY.exec(entry) ?? [];
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(secret, name, customer));
};

/** The name of a browser that a customer has signed in with before; `null` for any other. */
export function recogniseDevice(c: Context, secret: string, customer: number): string | null {
  const entry = entriesIn(c).find(isOf(secret, customer));
  return entry?.split('.')[0] ?? null;
}

/**
 * Marks a browser as one that a customer has signed in with: what others guess elsewhere then never keeps the
 * customer out of it (`tries.ts`). The mark opens nothing and tells nobody who it is.
 * @param customer `null` leaves a mark that is nobody's, where an answer must not tell whether somebody signed in
 */
export function markDevice(c: Context, secret: string, customer: number | null): void {
  const kept = entriesIn(c);
  const others = customer === null ? kept : kept.filter((entry) => !isOf(secret, customer)(entry));
  const name = randomBytes(16).toString('base64url');
  const signature = customer === null ? randomBytes(32) : signatureOf(secret, name, customer);
  const entries = [`${name}.${signature.toString('base64url')}`, ...others];
  setCookie(c, cookieName(c), entries.slice(0, MOST_CUSTOMERS).join(SEPARATOR), {
    path: '/',
    secure: overTls(c),
    sameSite: 'Lax',
    maxAge: LIFETIME_SECONDS,
    httpOnly: true,
  });
}
