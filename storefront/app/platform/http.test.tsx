import { readCustomer } from '@otzar/contract/customer';
import { saveBag } from '@otzar/contract/customer-bag';
import { readLocation } from '@otzar/contract/location';
import { placeOrder } from '@otzar/contract/order';
import { reportCampaign } from '@otzar/contract/utm';
import axios from 'axios';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { busy, unexpected, unreachable } from './call-failed.ts';
import { call } from './http.ts';

const shop = setupServer();
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  shop.resetHandlers();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in the simulated browser
  document.cookie = 'XSRF-TOKEN=of-this-visit; path=/';
});
afterAll(() => shop.close());

test('every call is marked as an XHR, carries the anti-forgery pair, and speaks JSON', async () => {
  let sent: { headers: Headers; body: unknown } | undefined;
  shop.use(
    http.get(`*${readCustomer.path}`, ({ request }) => {
      sent = { headers: request.headers, body: null };
      return HttpResponse.json({ customer: null });
    }),
    http.post(`*${saveBag.path}`, async ({ request }) => {
      sent = { headers: request.headers, body: await request.json() };
      return HttpResponse.json([]);
    }),
  );
  expect(await call(readCustomer)).toEqual({ customer: null });
  expect(sent?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(sent?.headers.get('X-XSRF-TOKEN')).toBe('of-this-visit');
  expect(sent?.headers.get('Accept')).toContain('application/json');

  expect(await call(saveBag, { body: { bag: [] } })).toEqual([]);
  expect(sent?.body).toEqual({ bag: [] });
  expect(sent?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(sent?.headers.get('X-XSRF-TOKEN')).toBe('of-this-visit');
  expect(sent?.headers.get('Content-Type')).toContain('application/json');
});

const nowhere = { zip: '', country: { label: '', value: '' }, tax_rate: 0 };

const firsts: Record<string, () => Promise<unknown>> = {
  readLocation: () => call(readLocation),
  readCustomer: () => call(readCustomer),
  saveBag: () => call(saveBag, { body: { bag: [] } }),
  reportCampaign: () => call(reportCampaign, { body: { utm_medium: 'mail' } }),
};

test.each(Object.entries(firsts))(
  'a newcomer whose first call is %s is given one session, and every write belongs to it',
  async (first, ask) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = 'XSRF-TOKEN=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    let sessions = 0;
    const tokens: (string | null)[] = [];
    const noteToken = (request: Request) => tokens.push(request.headers.get('X-XSRF-TOKEN'));
    shop.use(
      http.get(`*${readLocation.path}`, () => HttpResponse.json(nowhere)),
      http.get(`*${readCustomer.path}`, ({ request }) => {
        if (request.headers.get('X-XSRF-TOKEN') === null) {
          sessions += 1;
          // biome-ignore lint/suspicious/noDocumentCookie: as above
          document.cookie = `XSRF-TOKEN=of-session-${sessions}; path=/`;
        }
        return HttpResponse.json({ customer: null });
      }),
      http.post(`*${saveBag.path}`, ({ request }) => {
        noteToken(request);
        return HttpResponse.json([]);
      }),
      http.post(`*${reportCampaign.path}`, ({ request }) => {
        noteToken(request);
        return HttpResponse.json({ message: 'Thank you.' });
      }),
    );
    const { [first]: _, ...others } = firsts;
    await Promise.all([ask(), ...Object.values(others).map((other) => other())]);
    expect(sessions).toBe(1);
    expect(tokens).toEqual(['of-session-1', 'of-session-1']);
  },
);

test('a write that an old token spoiled is made once more with the new one', async () => {
  const tokens: (string | null)[] = [];
  const bodies: unknown[] = [];
  shop.use(
    http.get(`*${readCustomer.path}`, () => {
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = 'XSRF-TOKEN=new; path=/';
      return HttpResponse.json({ customer: null });
    }),
    http.post(`*${saveBag.path}`, async ({ request }) => {
      const token = request.headers.get('X-XSRF-TOKEN');
      tokens.push(token);
      bodies.push(await request.json());
      return token === 'new' ? HttpResponse.json([]) : refusal();
    }),
  );
  expect(await call(saveBag, { body: { bag: [] } })).toEqual([]);
  expect(tokens).toEqual(['of-this-visit', 'new']);
  expect(bodies).toEqual([{ bag: [] }, { bag: [] }]);
});

const refusal = () => HttpResponse.json({ message: 'Not now.' }, { status: 403 });

test('what is refused twice has failed, and is not asked a third time', async () => {
  let asked = 0;
  shop.use(
    http.get(`*${readCustomer.path}`, () => HttpResponse.json({ customer: null })),
    http.post(`*${reportCampaign.path}`, () => {
      asked += 1;
      return refusal();
    }),
  );
  await expect(call(reportCampaign, { body: {} })).rejects.toMatchObject({
    status: 403,
    message: 'Not now.',
  });
  expect(asked).toBe(2);
});

test('a call that nobody waits for any more is cancelled', async () => {
  const left = new AbortController();
  shop.use(
    http.get(`*${readLocation.path}`, () => {
      left.abort();
      return new Promise<never>(() => undefined);
    }),
  );
  const waiting = call(readLocation, {}, { signal: left.signal });
  await expect(waiting).rejects.toMatchObject({ status: 0 });
});

test('what the browser keeps of a read is asked about each time, however long a proxy may answer with it', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await call(readLocation).catch(() => undefined);
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    readLocation.path,
    expect.objectContaining({ cache: 'no-cache' }),
  );
  asked.mockRestore();
});

test.each([
  ['read', 'get', readLocation],
  ['write', 'post', saveBag],
] as const)('a %s that fails says why, and when to come again', async (_, method, endpoint) => {
  const at = (answer: () => HttpResponse<JsonBodyType>) =>
    shop.use(http[method](`*${endpoint.path}`, answer));
  at(() => HttpResponse.error());
  await expect(call(endpoint)).rejects.toMatchObject({ status: 0, message: unreachable.message });
  at(() =>
    HttpResponse.json({ message: 'Slow.' }, { status: 429, headers: { 'Retry-After': '7' } }),
  );
  await expect(call(endpoint)).rejects.toMatchObject({ status: 429, message: 'Slow.', wait: 7 });
  at(() => HttpResponse.json({ message: ofAServer }, { status: 503 }));
  await expect(call(endpoint)).rejects.toMatchObject({ status: 503, message: busy.message });
  at(() => HttpResponse.text('<p>Blocked</p>'));
  await expect(call(endpoint)).rejects.toMatchObject({ status: 200, message: unexpected.message });
});

test('a call waits as long as the shop takes', async () => {
  const made = vi.spyOn(axios, 'create');
  vi.resetModules();
  await import('./axios.ts');
  const [client] = made.mock.results;
  expect(client?.value.defaults.timeout).toBe(0);
  made.mockRestore();
});

const ofAServer = 'ECONNREFUSED 10.0.0.7:5432';

test.each([
  [500, 'Something went wrong on our side. Nothing was lost; please try again.'],
  [502, 'Something went wrong on our side. Nothing was lost; please try again.'],
  [503, 'The shop is busy just now. Nothing was lost; please try again in a moment.'],
])('what a server that fails with %i says of itself is not repeated', async (status, sentence) => {
  shop.use(
    http.post(`*${saveBag.path}`, () => HttpResponse.json({ message: ofAServer }, { status })),
  );
  await expect(call(saveBag, { body: { bag: [] } })).rejects.toThrow(sentence);
});

test('what the contract foresees is told in the shop’s own words', async () => {
  const message = 'The bank does not answer. Nothing was charged; please send the order again.';
  shop.use(
    http.post(`*${placeOrder.path}`, () => HttpResponse.json({ message }, { status: 503 })),
    http.post(`*${saveBag.path}`, () =>
      HttpResponse.json({ message: 'Please take fewer.' }, { status: 422 }),
    ),
  );
  await expect(call(placeOrder)).rejects.toThrow(message);
  await expect(call(saveBag, { body: { bag: [] } })).rejects.toThrow('Please take fewer.');
});
