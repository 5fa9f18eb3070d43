import { expect, test } from 'vitest';
import { latestOf } from './latest.ts';

const changelog = `# Changelog

What changed.

## Unreleased

- The third,
  on two lines.
- The second - with a dash.

## 1.0.0

- The first.
`;

test('takes the newest entries whole, across releases', () => {
  expect(latestOf(changelog, 2)).toBe('- The third,\n  on two lines.\n- The second - with a dash.');
  expect(latestOf(changelog, 9)).toContain('- The first.');
  expect(latestOf(changelog, 9)).not.toContain('1.0.0');
});
