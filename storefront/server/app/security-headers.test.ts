import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { hashesOfScripts, pagePolicy, secureHeaders } from './security-headers.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('every inline script of a page is let run, once, and nothing else', () => {
  const html =
    '<script>one()</script><script type="module" async="">two()\n</script>' +
    '<script src="/a.js"></script><script>one()</script>' +
    '<script type="application/ld+json">{}</script>';
  expect(hashesOfScripts(Buffer.from(html))).toEqual([hash('one()'), hash('two()\n')]);
});

test('a script that has no end yet is none, and what says ספר is counted in bytes', () => {
  expect(hashesOfScripts(Buffer.from('<p>ספר</p><script>"ספר"</script><script>half'))).toEqual([
    hash('"ספר"'),
  ]);
});

test('the policy of a page has no unsafe-inline for scripts', () => {
  const policy = pagePolicy(["'nonce-abc'"], {
    connectHosts: ['https://search.example'],
    partnerHosts: [],
  });
  const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src'));
  expect(scripts).toBe("script-src 'self' 'nonce-abc'");
  expect(policy).toContain("connect-src 'self' https://search.example");
});

test('no page and no other answer lets a planted base send its links elsewhere', async () => {
  expect(pagePolicy([]).split('; ')).toContain("base-uri 'none'");
  const app = new Hono().use(secureHeaders).get('/', (c) => c.json({}));
  const policy = (await app.request('/')).headers.get('content-security-policy');
  expect(policy?.split('; ')).toContain("base-uri 'none'");
});

test('companies that help may bring what they show, they alone, and only where some are named', () => {
  const chat = 'https://chat.example';
  const rules = pagePolicy(["'nonce-abc'"], { connectHosts: [], partnerHosts: [chat] }).split('; ');
  const naming = rules.filter((rule) => rule.includes('https:'));
  expect(naming.map((rule) => rule.split(' ')[0])).toEqual([
    'script-src',
    'style-src',
    'img-src',
    'connect-src',
    'frame-src',
  ]);
  expect(naming.every((rule) => rule.endsWith(` ${chat}`))).toBe(true);
  expect(pagePolicy([])).not.toMatch(/https:|frame-src/);
});

test('a page, and only a page, is kept apart from its opener and from what it has no use for', async () => {
  const app = new Hono()
    .use(secureHeaders)
    .get('/', (c) => c.html('<title>Otzar</title>'))
    .get('/file.js', (c) => c.body('0', 200, { 'Content-Type': 'text/javascript' }));
  const page = (await app.request('/')).headers;
  expect(page.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(page.get('permissions-policy')).toContain('payment=()');
  const file = (await app.request('/file.js')).headers;
  expect(file.has('cross-origin-opener-policy')).toBe(false);
  expect(file.has('permissions-policy')).toBe(false);
  expect(file.get('x-content-type-options')).toBe('nosniff');
});

test('what is only ever a part of a page travels with a short policy, and whatever can be opened by itself with a whole one', async () => {
  const policyOf = async (type: string) => {
    const app = new Hono()
      .use(secureHeaders)
      .get('/', (c) => c.body('0', 200, { 'Content-Type': type }));
    return (await app.request('/')).headers.get('content-security-policy');
  };
  for (const type of ['text/javascript; charset=utf-8', 'text/css', 'font/woff2', 'image/avif'])
    expect(await policyOf(type), type).toBe("default-src 'none'");
  for (const type of ['image/svg+xml', 'application/xml', 'application/pdf', 'text/plain', ''])
    expect(await policyOf(type), type).toContain("frame-ancestors 'none'");
});
