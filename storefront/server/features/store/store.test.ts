import { readStore, type Store } from '@otzar/contract/store';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Mount } from '../../kit/endpoint.ts';
import { storeRoutes } from './routes.ts';

/** What the shop tells of its house at a moment. */
function toldAt(moment: string): Store {
  let tell: () => unknown = () => undefined;
  const mount = (_call: object, answer: () => unknown) => {
    tell = answer;
  };
  storeRoutes(mount as unknown as Mount, { clock: () => new Date(moment) });
  return v.parse(readStore.answer, tell());
}

test('the week has its hours, its early closing and its day of rest; only holidays to come are told', () => {
  const { week, holidays } = toldAt('2026-11-27T12:00:00Z');
  expect(week.map(({ time }) => time?.closes)).toEqual([
    ...['19:00', '19:00', '19:00', '19:00', '19:00', '14:00'],
    undefined,
  ]);
  expect(week[5]?.note).toBe('Early closing for Shabbat');
  expect(holidays.map(({ day }) => day)).toEqual(['2026-12-31', '2027-01-01']);
});
