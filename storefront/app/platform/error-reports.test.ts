import { expect, test } from 'vitest';
import { fitting, plainBreadcrumb, withoutPersonalFacts } from './error-reports.ts';

test('a report says which page failed, and nothing of who was on it', () => {
  const event = withoutPersonalFacts({
    type: undefined,
    message: 'broken for noa@example.com',
    user: { email: 'noa@example.com' },
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
  const event = { type: undefined, message: 'broken' };
  expect(fitting(event)).toEqual(event);
  expect(fitting({ ...event, breadcrumbs: crumbs })).toEqual(event);
  expect(fitting({ ...event, message: large + large })).toBeNull();
});
