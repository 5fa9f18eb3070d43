import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Email, typed, typedOrEmpty } from './scalar.ts';

test('what is typed counts without the white space around it', () => {
  expect(
    v.parse(
      typed(20, () => 'Please enter your name.'),
      '  Noa Levi\n',
    ),
  ).toBe('Noa Levi');
  expect(v.parse(typedOrEmpty(20), ' \t')).toBe('');
  expect(v.parse(Email, ' noa@example.com ')).toBe('noa@example.com');
});
