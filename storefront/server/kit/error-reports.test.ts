import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { logFailure, startErrorReports } from './error-reports.ts';
import { answerError } from './http-error.ts';

/** What the error-reporting service received: each envelope as it came. */
const envelopes: string[] = [];
const service = createServer((request, response) => {
  let said = '';
  request.on('data', (piece) => {
    said += piece;
  });
  request.on('end', () => {
    envelopes.push(said);
    response.end('{}');
  });
});

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const { port } = service.address() as AddressInfo;
  const dsn = `http://${'0123456789abcdef'.repeat(2)}@127.0.0.1:${port}/1`;
  await startErrorReports({ dsn, maxEvents: 3, release: 'otzar@1.2.3', environment: 'staging' });
});
afterAll(() => {
  service.close();
});

const events = () =>
  envelopes.flatMap((envelope) => {
    const [, kind = '{}', body = '{}'] = envelope.split('\n');
    return JSON.parse(kind).type === 'event' ? [JSON.parse(body)] : [];
  });

/** A statement that the database refused, with what a shopper wrote in it. */
const refused = () =>
  new DrizzleQueryError(
    'insert into "contact" ("email", "message") values ($1, $2)',
    ['noa@example.com', 'a secret wish'],
    Object.assign(new Error('invalid input: "a secret wish"'), {
      severity: 'ERROR',
      code: '22P02',
    }),
  );

test('an error of the server reaches the service once, with its build and nothing of a person', async () => {
  const app = new Hono();
  app.onError(answerError);
  const error = refused();
  app.get('/api/contact', () => {
    throw error;
  });
  expect((await app.request('/api/contact?email=noa@example.com')).status).toBe(500);
  logFailure('The mail waits', error);
  await expect.poll(() => events().length).toBe(1);
  const [event] = events();
  expect(event).toMatchObject({ release: 'otzar@1.2.3', environment: 'staging' });
  expect(JSON.stringify(event.exception)).toContain('insert into');
  expect(envelopes.join('\n')).not.toMatch(/noa@|secret wish|server_name|"user"|"ip_address"/);
  expect(event.sdk.settings?.infer_ip ?? 'never').toBe('never');
});

test('what nobody wants to hear of twice, or more often than allowed, is not sent', async () => {
  for (let n = 0; n < 6; n += 1) logFailure('Round', new Error(`broken ${'abcdef'[n]}`));
  await expect.poll(() => events().length).toBe(3);
  await new Promise((resolve) => setImmediate(resolve));
  expect(events()).toHaveLength(3);
});
