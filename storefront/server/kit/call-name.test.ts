import { expect, test } from 'vitest';
import { callName } from './call-name.ts';

const token = 'a'.repeat(43);

test.each([
  ['/api/returns/7?token=secret', 'GET /api/returns/7'],
  [`/library/${token}/read`, 'GET /library/…/read'],
  ['/products/the-lamp-of-the-house/12', 'GET /products/the-lamp-of-the-house/12'],
])('%s is named in a log without what opens it', (path, name) => {
  expect(callName(new Request(`https://shop.example${path}`))).toBe(name);
});
