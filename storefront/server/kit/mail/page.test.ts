import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { createApp } from '../../app/app.ts';
import { readConfiguration } from '../configuration.ts';
import { writeMessage } from './message.ts';
import { noteSent, putInOutbox, takeDue } from './outbox.ts';

let open: TemporaryShop;

beforeAll(async () => {
  open = await temporaryShop();
  const markup = '<img src=x onerror=alert(1)>';
  await putInOutbox(open.shop.db, [
    writeMessage({
      to: 'noa@example.com',
      subject: `For ${markup}`,
      greeting: markup,
      pieces: [markup],
      sendAfter: new Date('2026-12-01T13:00:00.000Z'),
    }),
  ]);
});

afterAll(() => open.close());

const read = (path: string, mailPage = true) =>
  createApp({ shop: open.shop, mailPage }).fetch(new Request(`http://localhost${path}`));

describe('the page with the mail of a local shop', () => {
  test('lists the letters, with what waits for its day', async () => {
    const page = await (await read('/dev/mail')).text();
    expect(page).toContain('noa@example.com');
    expect(page).toContain(
      'Waits until <time datetime="2026-12-01T13:00:00.000Z">1 Dec 2026, 13:00 UTC</time>',
    );
  });

  test('shows a letter as text and as HTML, and lets neither run anything', async () => {
    const [, path = ''] =
      /href="(\/dev\/mail\/\d+)"/.exec(await (await read('/dev/mail')).text()) ?? [];
    for (const part of ['/dev/mail', path, `${path}/html`]) {
      const response = await read(part);
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('script-src');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const page = await response.text();
      expect(page).not.toContain('<img');
      expect(page).toContain('&lt;img src=x');
    }
  });

  test('shows the newest letter first, and when it was sent', async () => {
    const { db } = open.shop;
    const now = new Date('2026-11-21T10:45:00.000Z');
    const letter = { to: 'tamar@example.com', greeting: 'Hello', pieces: [], sendAfter: now };
    await putInOutbox(db, [writeMessage({ ...letter, subject: 'The newest' })]);
    const [due] = await takeDue(db, now, 1);
    await noteSent(db, due?.id ?? 0, now);
    const page = await (await read('/dev/mail')).text();
    expect(page.indexOf('The newest')).toBeLessThan(page.indexOf('noa@example.com'));
    expect(page).toContain('Sent <time datetime="2026-11-21T10:45:00.000Z">21 Nov 2026, 10:45 UTC');
  });

  test.each(['/dev/mail/0', '/dev/mail/999', '/dev/mail/abc', '/dev/mail/1e9/html'])(
    'has nothing at %s',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );

  test.each([
    ['a proxy before the shop', { 'x-forwarded-for': '203.0.113.7' }],
    ['another proxy', { forwarded: 'for=203.0.113.7' }],
    ['one that only names itself', { via: '1.1 cache' }],
    ['a page whose name was led here', { host: 'evil.example:3000' }],
  ])('is kept from %s', async (_, headers) => {
    const app = createApp({ shop: open.shop, mailPage: true });
    for (const path of ['/dev/mail', '/dev/mail/1', '/dev/mail/1/html']) {
      const response = await app.request(`http://localhost${path}`, { headers });
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain('example.com');
    }
  });

  test('is not there where mail is nobody else’s business', async () => {
    expect((await read('/dev/mail', false)).status).toBe(404);
    const shown = (environment: NodeJS.ProcessEnv) => readConfiguration(environment).mailPage;
    expect(shown({ NODE_ENV: 'production' })).toBe(false);
    expect(shown({})).toBe(false);
    expect(shown({ NODE_ENV: 'development' })).toBe(true);
    expect(shown({ NODE_ENV: 'development', MAIL_URL: 'smtp://localhost' })).toBe(false);
    expect(shown({ NODE_ENV: 'production', MAIL_PAGE: 'on' })).toBe(true);
    expect(() => shown({ MAIL_PAGE: 'maybe' })).toThrow('on or off');
  });
});
