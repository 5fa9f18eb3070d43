import { saveBag } from '@otzar/contract/bag';
import { readCustomer } from '@otzar/contract/customer';
import axios from 'axios';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
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
  expect(sent?.headers.get('Accept')).toContain('application/json');

  expect(await call(saveBag, { body: { bag: [] } })).toEqual([]);
  expect(sent?.body).toEqual({ bag: [] });
  expect(sent?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(sent?.headers.get('X-XSRF-TOKEN')).toBe('of-this-visit');
  expect(sent?.headers.get('Content-Type')).toContain('application/json');
});

test('a call waits as long as the shop takes', async () => {
  const made = vi.spyOn(axios, 'create');
  vi.resetModules();
  await import('./axios.ts');
  const [client] = made.mock.results;
  expect(client?.value.defaults.timeout).toBe(0);
  made.mockRestore();
});
