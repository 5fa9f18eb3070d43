import { expect, test } from 'vitest';
import {
  fitting,
  hasReportKey,
  mostReports,
  plainAddress,
  plainBreadcrumb,
  plainWords,
  reportSettings,
  withoutPersonalFacts,
} from './error-report.ts';

const key = '0123456789abcdef0123456789ABCDEF';

test.each([
  [`https://${key}@reports.example/1`, true],
  [`https://${key.slice(1)}@reports.example/1`, false],
  [`https://${key}0@reports.example/1`, false],
  [`https://${key.slice(1)}g@reports.example/1`, false],
  ['https://reports.example/1', false],
  ['no address', false],
])('%s has a key of 32 hexadecimal characters: %s', (dsn, has) => {
  expect(hasReportKey(dsn)).toBe(has);
});

test.each([
  [null, 10],
  ['1', 1],
  ['100', 100],
  ['0', 10],
  ['101', 10],
  ['2.5', 10],
  ['many', 10],
])('of %s reports asked for %i may be sent', (asked, most) => {
  expect(mostReports(asked)).toBe(most);
});

test.each([
  ['https://otzar.example/thank-you/7?token=secret#top', 'https://otzar.example/thank-you/7'],
  ['/search?q=my+illness', '/search'],
  ['/password/reset/abc', '/password/reset/[token]'],
  ['/library/read/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5', '/library/read/[token]'],
  [
    '/products/a-very-long-name-of-a-book-indeed/12',
    '/products/a-very-long-name-of-a-book-indeed/12',
  ],
])('%s is named as %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});

test.each([
  ['no customer noa@example.com', 'no customer [e-mail]'],
  ['a query email=noa%40example.com fails', 'a query email=[e-mail] fails'],
  ['card 4242 4242 4242 4242 declined', 'card [number] declined'],
  ['call +1 (212) 555-0143 now', 'call [number] now'],
  ['gift OTZ-PLUM-FERN-WREN is spent', 'gift [code] is spent'],
  ['GET /api/order/7?token=secret failed', 'GET /api/order/7 failed'],
  ['line 12 of 1234 in 2026', 'line 12 of 1234 in 2026'],
])('“%s” is repeated as “%s”', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

test('what the environment says of reports is taken whole, or not at all without a proper key', () => {
  const told: Record<string, string> = {
    SENTRY_DSN: `https://${key}@reports.example/1`,
    SENTRY_MAX_EVENTS: '7',
    SENTRY_RELEASE: 'otzar@1.2.3',
  };
  expect(reportSettings((name) => told[name] ?? null)).toEqual({
    dsn: told.SENTRY_DSN,
    maxEvents: 7,
    release: 'otzar@1.2.3',
  });
  expect(
    reportSettings((name) => (name === 'SENTRY_DSN' ? 'https://x@y.example/1' : null)),
  ).toBeNull();
  expect(reportSettings(() => null)).toBeNull();
});

test('a report says which page failed, and nothing of who was on it', () => {
  const event = withoutPersonalFacts({
    message: 'broken for noa@example.com',
    user: { email: 'noa@example.com' },
    server_name: 'noas-laptop',
    extra: { typed: 'a secret wish' },
    contexts: { wishes: { name: 'Noa' } },
    transaction: '/password/reset/secret-token?next=secret',
    exception: { values: [{ type: 'Error', value: 'no card 4242 4242 4242 4242' }] },
    breadcrumbs: [{ message: 'GET /search?q=secret', data: { url: '/search?q=secret' } }],
    request: {
      url: 'https://shop.example/thank-you/7?token=secret#top',
      cookies: { otzar: 'session' },
      headers: { Cookie: 'otzar=session', Referer: 'https://shop.example/?q=secret' },
    },
  });
  expect(event).toMatchObject({
    message: 'broken for [e-mail]',
    exception: { values: [{ type: 'Error', value: 'no card [number]' }] },
    breadcrumbs: [{ message: 'GET /search', data: { url: '/search' } }],
    request: { url: 'https://shop.example/thank-you/7' },
  });
  expect(JSON.stringify(event)).not.toMatch(/noa@|Noa|secret|session|4242/);
});

test('a breadcrumb keeps what is about the shop, and 140 characters of its text', () => {
  const crumb = plainBreadcrumb({
    category: 'fetch',
    message: 'x'.repeat(23).concat(' ').repeat(20),
    data: { method: 'POST', url: '/api/login', status_code: 401, input: ['noa'], arguments: ['a'] },
  });
  expect(crumb.message).toHaveLength(140);
  expect(crumb.data).toEqual({ method: 'POST', url: '/api/login', status_code: 401 });
});

test('a report of more than 1 MB leaves without its breadcrumbs, or not at all', () => {
  const large = 'x'.repeat(600_000);
  const crumbs = [{ message: large }, { message: large }];
  const event = { message: 'broken' };
  expect(fitting(event)).toEqual(event);
  expect(fitting({ ...event, breadcrumbs: crumbs })).toEqual(event);
  expect(fitting({ ...event, message: large + large })).toBeNull();
});
