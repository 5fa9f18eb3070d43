import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryShop } from '../../../../tests/temporary-shop.ts';
import { subscription } from '../../db/schema.ts';
import { serverFolder } from '../../kit/folders.ts';
import { type RecurringShop, recurringShop } from './recurring/turned-shop.fixture.ts';

let at: RecurringShop;

beforeAll(async () => {
  at = await recurringShop(await temporaryShop());
});

afterAll(() => at.close());

/** As a subscription was kept before the days it is counted from were: [frequency, began, comes next, counted from]. */
const before: [string, string, string | null, string][] = [
  ['month', '2027-01-31', '2028-02-29', '2027-01-31'],
  ['month', '2027-01-22', '2028-02-22', '2027-01-22'],
  ['quarter', '2027-01-22', '2028-04-22', '2027-01-22'],
  // Skipped twice.
  ['two_months', '2027-12-22', '2028-06-22', '2027-12-22'],
  ['week', '2027-12-06', '2027-12-27', '2027-12-06'],
  ['two_weeks', '2027-12-06', '2027-12-20', '2027-12-06'],
  // Their frequency had been changed, after which the next day was none of the rhythm's.
  ['two_weeks', '2027-12-06', '2027-12-27', '2027-12-27'],
  ['week', '2027-12-06', '2027-12-30', '2027-12-30'],
  ['month', '2027-01-22', '2027-12-29', '2027-12-29'],
  ['quarter', '2027-01-22', '2027-12-22', '2027-12-22'],
  // It rests.
  ['month', '2027-01-22', null, '2027-01-22'],
];

test('what was begun before its days were counted keeps its next day, and can be changed', async () => {
  const { db } = at.shop;
  const whose = await at.regular();
  const ids: number[] = [];
  for (const [frequency, from, next] of before) {
    const id = await at.comes(whose, { frequency: frequency as 'week', from });
    await db.execute(sql`update subscription set next_on = ${next} where id = ${id}`);
    ids.push(id);
  }
  await db.execute(sql`alter table subscription drop column counted_from, drop column not_before`);
  const file = join(serverFolder, 'db', 'migrations', '0017_rhythm.sql');
  for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
    await db.execute(sql.raw(statement));
  const found = await db.select().from(subscription);
  const rows = ids.flatMap((id) => found.filter((row) => row.id === id));
  expect(rows).toHaveLength(found.length);
  expect(rows.map((row) => [row.frequency, row.started_on, row.next_on, row.counted_from])).toEqual(
    before,
  );
  expect(rows.map(({ not_before }) => not_before)).toEqual(before.map(([, , next]) => next));
});
