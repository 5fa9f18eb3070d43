import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { forgeryToken } from '../forgery-token.ts';
import { overTls } from '../proxies.ts';

/**
 * Longer than the 30 days for which a customer is remembered: a browser that comes back after that brings
 * its cookie still, is told that its session has ended, and clears what it shows.
 */
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;
const ID = /^[\w-]{43}$/;

const cookieName = (c: Context) => (overTls(c) ? '__Host-otzar' : 'otzar_session');

/** The id that the browser holds, 256 random bits; `null` for a browser that has none yet. */
export function sessionId(c: Context): string | null {
  const id = getCookie(c, cookieName(c));
  return id !== undefined && ID.test(id) ? id : null;
}

/** What is kept of an id: a stolen table opens no session. */
export const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/** Hash of the caller's session id; empty for a browser that has none, which matches no row. */
export function sessionHash(c: Context): string {
  const id = sessionId(c);
  return id === null ? '' : hashOf(id);
}

/** When a guest's session that is written now ends, and when a browser forgets its cookie. */
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + LIFETIME_SECONDS * 1000);

/** An id that nobody has had: 256 random bits. */
export const newSessionId = (): string => randomBytes(32).toString('base64url');

/** Gives the browser a session cookie, its own again or another, and the anti-forgery cookie that belongs to it. */
export function grantSession(
  c: Context,
  secret: string,
  id = sessionId(c) ?? newSessionId(),
): void {
  const options = {
    path: '/',
    secure: overTls(c),
    sameSite: 'Lax',
    maxAge: LIFETIME_SECONDS,
  } as const;
  setCookie(c, cookieName(c), id, { ...options, httpOnly: true });
  setCookie(c, 'XSRF-TOKEN', forgeryToken(secret, id), options);
}
