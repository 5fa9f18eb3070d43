import { api } from '@otzar/contract/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../../tests/contract/expect-problem.ts';
import { type Handler, Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { forgetExpired } from '../../app/expired.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { campaign_visit } from '../../db/schema.ts';

let open: TemporaryShop;
let answer: Handler;
let now = new Date('2026-11-24T23:59:00Z');

beforeAll(async () => {
  open = await temporaryShop(20);
  answer = handlerOf({ ...open.shop, clock: () => now });
});

beforeEach(async () => {
  await open.shop.db.delete(campaign_visit);
});

afterAll(() => open.close());

const counted = () => open.shop.db.select().from(campaign_visit).orderBy(campaign_visit.day);

test('visits are counted by day and marks, and nothing of who came is kept', async () => {
  const marks = { utm_medium: 'mail', utm_campaign: 'autumn' };
  for (const visitor of [await Visitor.known(answer), await Visitor.known(answer)])
    await visitor.call(api.reportCampaign, { body: marks });
  now = new Date('2026-11-25T00:01:00Z');
  await (await Visitor.known(answer)).call(api.reportCampaign, { body: marks });
  const row = { medium: 'mail', campaign: 'autumn', term: '', content: '' };
  expect(await counted()).toEqual([
    { day: '2026-11-24', ...row, visits: 2 },
    { day: '2026-11-25', ...row, visits: 1 },
  ]);
});

test('a mark that names a person is not kept', async () => {
  const body = { utm_medium: 'mail', utm_content: 'noa@example.com' };
  await (await Visitor.known(answer)).call(api.reportCampaign, { body });
  expect(await counted()).toMatchObject([{ medium: 'mail', content: '' }]);
});

test.each([
  ['utm_term', { utm_term: 'x'.repeat(201) }],
  ['utm_medium', { utm_medium: '  ' }],
  ['utm_content', { utm_content: 7 }],
])('a wrong %s is refused at that field, and counts nothing', async (field, wrong) => {
  const visitor = await Visitor.known(answer);
  const refused = await visitor.send('POST', '/utm', { text: JSON.stringify(wrong) });
  const { fields } = await expectProblem(refused, 422);
  expect(Object.keys(fields ?? {})).toEqual([field]);
  expect(await counted()).toEqual([]);
});

test('another site’s page counts nothing', async () => {
  const visitor = await Visitor.known(answer);
  const text = JSON.stringify({ utm_medium: 'mail' });
  await expectProblem(
    await visitor.send('POST', '/utm', { text, headers: { 'X-XSRF-TOKEN': 'forged' } }),
    403,
  );
  expect(await counted()).toEqual([]);
});

test('a browser that reports without end has to wait, another one not', async () => {
  const visitor = await Visitor.known(answer);
  const body = { utm_medium: 'mail' };
  for (const _ of Array.from({ length: 30 })) await visitor.call(api.reportCampaign, { body });
  await expectProblem(await visitor.try(api.reportCampaign, { body }), 429);
  await (await Visitor.known(answer)).call(api.reportCampaign, { body });
  expect(await counted()).toMatchObject([{ visits: 31 }]);
});

test('made-up marks beyond what a day may have are counted without their words', async () => {
  const day = now.toISOString().slice(0, 10);
  const made = Array.from({ length: 2_000 }, (_, term) => ({
    ...{ day, medium: 'spam', campaign: '', term: `t${term}`, content: '', visits: 1 },
  }));
  await open.shop.db.insert(campaign_visit).values(made);
  const body = { utm_term: 'one more' };
  await (await Visitor.known(answer)).call(api.reportCampaign, { body });
  const rows = await counted();
  expect(rows).toHaveLength(2_001);
  expect(rows.some(({ term }) => term === 'one more')).toBe(false);
});

test('what was counted more than two years ago is dropped', async () => {
  const none = { medium: 'mail', campaign: '', term: '', content: '', visits: 1 };
  const days = ['2024-11-01', '2024-12-01', '2026-11-24'];
  await open.shop.db.insert(campaign_visit).values(days.map((day) => ({ day, ...none })));
  await forgetExpired(open.shop.db, new Date('2026-11-25T00:00:00Z'));
  expect((await counted()).map(({ day }) => day)).toEqual(['2024-12-01', '2026-11-24']);
});
