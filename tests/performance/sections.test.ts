import { expect, test } from 'vitest';
import { withMeasured } from './bench/sections.mjs';

const before = `# Measured

## Pages

Measured on Monday, one machine.

| home | 82 |

## What durability costs

Written by hand.

### Of one order

0.4 ms
`;

test('what is measured anew stands where it stood, and what was not measured stays', () => {
  const after = withMeasured(
    before,
    ['## Pages\n\n| home | 98 |', '## Memory\n\n| idle | 200 |'],
    'a day',
  );
  expect(after).toBe(`# Measured

## Pages

Measured on a day.

| home | 98 |

## What durability costs

Written by hand.

### Of one order

0.4 ms

## Memory

Measured on a day.

| idle | 200 |
`);
});

test('a report that is measured twice alike stays as it is', () => {
  const once = withMeasured(before, ['## Pages\n\n| home | 98 |'], 'a day');
  expect(withMeasured(once, ['## Pages\n\n| home | 98 |'], 'a day')).toBe(once);
});
