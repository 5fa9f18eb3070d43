import { getClient } from '@sentry/react';
import { expect, test } from 'vitest';
import { startErrorReports } from './error-reports.ts';

test('a page that asks twice is reported by one client, so that its bound holds for the visit', () => {
  const settings = {
    dsn: 'https://0123456789abcdef0123456789abcdef@errors.example/1',
    release: 'otzar@1',
    environment: 'test',
    maxEvents: 3,
  };
  startErrorReports(settings);
  const client = getClient();
  startErrorReports({ ...settings });
  expect(client).toBeDefined();
  expect(getClient()).toBe(client);
});
