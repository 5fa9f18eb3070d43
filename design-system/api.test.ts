import { expect, test } from 'vitest';
import { describeApi, savedApi } from './api.mjs';

const told = describeApi();

test('what others may import is as the report says: `npm run api` writes it anew', () => {
  expect(told).toBe(savedApi());
});

test('the report tells what a component takes, a choice by what may be chosen, and what a type is', () => {
  const [, button] = told.split('## components/Button\n');
  expect(button).toContain("- `intent?: 'danger' | 'primary' | 'quiet' | 'secondary'`");
  expect(button).toContain('- `icon?: IconName`');
  expect(told).toMatch(/### type IconName\n\n`'account' \|/);
});
