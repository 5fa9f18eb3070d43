import type { Context } from 'hono';
import { fromElsewhere } from '../../kit/forgery.ts';
import { HttpError } from '../../kit/http-error.ts';
import type { Fetcher, ShopApi } from './shop-api.ts';

/** What browsers send of a form. */
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** @throws {HttpError} 400 for a form that is broken off, or none, whatever it says of itself */
async function checkReadable({ req: { raw } }: Context): Promise<void> {
  await raw
    .clone()
    .formData()
    .catch(() => {
      throw new HttpError(400, 'This form could not be read. Please send it again.');
    });
}

/**
 * Refuses a form that does not come from a page of this shop. A page without scripts cannot send the anti-forgery
 * header: instead the browser must say where it comes from.
 * @throws {HttpError} 403, 415 for what no form sends, and 400 for what cannot be read
 */
export async function checkForm(c: Context): Promise<void> {
  const told = c.req.header('sec-fetch-site') ?? c.req.header('origin');
  if (told === undefined || fromElsewhere(c))
    throw new HttpError(403, 'Please send this form from a page of the shop.');
  if (!FORM.test(c.req.header('content-type') ?? ''))
    throw new HttpError(415, 'Please send a form.');
  await checkReadable(c);
}

/** What our own proxies say of the call. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** The cookies of a browser, by name; values as they travel. */
const cookiesOf = (header: string): Map<string, string> =>
  new Map(
    header.split('; ').flatMap((cookie) => {
      const at = cookie.indexOf('=');
      return at > 0 ? [[cookie.slice(0, at), cookie.slice(at + 1)]] : [];
    }),
  );

/** What every call must carry that is not a plain reading one: the session's anti-forgery token. */
export const forgeryHeaders = (cookies: string): Record<string, string> => ({
  'X-Requested-With': 'XMLHttpRequest',
  'X-XSRF-TOKEN': cookiesOf(cookies).get('XSRF-TOKEN') ?? '',
});

/**
 * Asks the API for whoever has sent a form, as the page's scripts would: with the session's anti-forgery token, and
 * with what the answers set of cookies.
 * @returns how to ask, and what the browser is to be given
 */
export function senderOf(c: Context, api: Fetcher): { ask: ShopApi; granted: string[] } {
  const cookies = cookiesOf(c.req.header('cookie') ?? '');
  const granted: string[] = [];

  const send = async (path: string, init: Parameters<ShopApi>[1] = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    for (const name of FORWARDED) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const carried = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    headers.set('Cookie', carried);
    for (const [name, value] of Object.entries(forgeryHeaders(carried))) headers.set(name, value);
    const answer = await api(new Request(new URL(path, c.req.url), { ...init, headers }), c.env);
    for (const cookie of answer.headers.getSetCookie()) {
      granted.push(cookie);
      for (const [name, value] of cookiesOf(cookie.split(';', 1)[0] ?? ''))
        cookies.set(name, value);
    }
    return answer;
  };
  const ask: ShopApi = async (path, init) => {
    // Whoever has never run a script of ours has no session yet.
    if (!cookies.has('XSRF-TOKEN')) await send('/api/customer');
    return send(path, init);
  };
  return { ask, granted };
}
