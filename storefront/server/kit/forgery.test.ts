import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../tests/temporary-shop.ts';
import { createApp } from '../app/app.ts';

let open: TemporaryShop;
let app: ReturnType<typeof createApp>;
let behindProxy: typeof app;

beforeAll(async () => {
  open = await temporaryShop(20);
  app = createApp({ shop: open.shop });
  behindProxy = createApp({ shop: open.shop, proxies: 1 });
});

afterAll(() => open.close());

const cookies = async (headers: Record<string, string> = {}, from = app) =>
  (await from.request('/api/customer', { headers })).headers.getSetCookie();

describe('the session', () => {
  test('is kept where no script reads it, and never leaves TLS once it came by it', async () => {
    const [plain = ''] = await cookies();
    expect(plain).toMatch(/^otzar_session=.*HttpOnly.*SameSite=Lax/);
    const [secure = '', pair = ''] = await cookies({ 'X-Forwarded-Proto': 'https' }, behindProxy);
    expect(secure).toMatch(/^__Host-otzar=[\w-]{43};.*HttpOnly; Secure/);
    expect(pair).toMatch(/^XSRF-TOKEN=[^;]+;.*Secure/);
    expect(pair).not.toContain('HttpOnly');
  });

  test('is not taken for one over TLS because its caller says so', async () => {
    const tls = { 'X-Forwarded-Proto': 'https' };
    const [plain = ''] = await cookies(tls);
    expect(plain).toMatch(/^otzar_session=/);
    expect(plain).not.toContain('Secure');
    const { headers } = await app.request('/api/customer', { headers: tls });
    expect(headers.has('strict-transport-security')).toBe(false);
    const [forged = ''] = await cookies({ 'X-Forwarded-Proto': 'https, http' }, behindProxy);
    expect(forged).not.toContain('Secure');
  });

  test('stays the same from one visit to the next', async () => {
    const [first = ''] = await cookies();
    const [again = ''] = await cookies({ Cookie: first.split(';')[0] ?? '' });
    expect(again.split(';')[0]).toBe(first.split(';')[0]);
  });

  test('that nobody gave out is replaced', async () => {
    const [given = ''] = await cookies({ Cookie: 'otzar_session=chosen-by-an-attacker' });
    expect(given).not.toContain('chosen');
  });

  test('is not begun by what is the same for everyone', async () => {
    const response = await app.request('/api/home');
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('a write', () => {
  const write = async (headers: Record<string, string>, from = app) => {
    const visitor = await Visitor.known(async (request) => from.fetch(request));
    return visitor.send('POST', '/api/zip_code', { headers, text: '{"zipCode":"10002"}' });
  };

  test.each([
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ Origin: 'http://localhost' }, 200],
    [{ Origin: 'http://elsewhere.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ 'X-XSRF-TOKEN': '' }, 403],
    [{ 'X-Requested-With': '' }, 403],
  ])('with %j answers %i', async (headers, status) => {
    expect((await write(headers)).status).toBe(status);
  });

  const named = { Origin: 'https://shop.example', 'X-Forwarded-Host': 'shop.example' };

  test('from the host that a proxy of ours names is let through', async () => {
    expect((await write(named, behindProxy)).status).toBe(200);
    const forged = { ...named, 'X-Forwarded-Host': 'shop.example, localhost' };
    expect((await write(forged, behindProxy)).status).toBe(403);
  });

  test('from a host that only its caller names is refused', async () => {
    expect((await write(named)).status).toBe(403);
  });

  test('of another type than JSON answers 415', async () => {
    expect((await write({ 'Content-Type': 'text/plain' })).status).toBe(415);
  });
});
