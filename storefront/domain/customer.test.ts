import { expect, test } from 'vitest';
import { firstName } from './customer.ts';

test.each([
  ['Noa Levi', 'Noa'],
  ['Noa', 'Noa'],
  ['  Noa  Levi ', 'Noa'],
  ['נועה בת שבע', 'נועה'],
  ['', ''],
])('of %j the first name is %j', (name, first) => {
  expect(firstName(name)).toBe(first);
});
