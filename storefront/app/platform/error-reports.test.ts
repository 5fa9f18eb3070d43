import { expect, test } from 'vitest';
import { withoutPersonalFacts } from './error-reports.ts';

test('a report says which page failed, and nothing of who was on it', () => {
  const event = withoutPersonalFacts({
    type: undefined,
    message: 'broken',
    user: { email: 'noa@example.com' },
    request: {
      url: 'https://shop.example/thank-you/7?token=secret#top',
      cookies: { otzar: 'session' },
      headers: { Cookie: 'otzar=session' },
    },
  });
  expect(event).toMatchObject({
    message: 'broken',
    request: { url: 'https://shop.example/thank-you/7' },
  });
  expect(JSON.stringify(event)).not.toMatch(/noa@|secret|session/);
});
