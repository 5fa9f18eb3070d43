import { readShipping } from '@otzar/contract/shipping';
import { beforeEach, expect, test } from 'vitest';
import { askRow, tryRow } from './call-of-row.ts';
import { goodCard } from './cards.ts';
import { giftCards } from './codes.ts';
import { findOffers } from './shelves.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

/** The rows of the specification's table of calls (section 7) that a guest makes too, each test named after its row. */
export function rowsOfEveryone(answer: Handler): void {
  let visitor: Visitor;

  beforeEach(async () => {
    visitor = await Visitor.known(answer);
  });

  const ask = (row: string, body?: object) => askRow(visitor, row, { body });

  test('POST /utm', async ({ task }) => {
    const marks = {
      utm_medium: 'mail',
      utm_campaign: 'autumn',
      utm_term: 'quiet',
      utm_content: 'top',
    };
    await ask(task.name, marks);
    for (const [mark, words] of Object.entries(marks)) await ask(task.name, { [mark]: words });
    const empty = await tryRow(visitor, task.name, { body: { ...marks, utm_term: '' } });
    expect(empty.status).toBe(422);
  });

  test('POST /api/card/createToken', async ({ task }) => {
    expect(await ask(task.name, goodCard)).toMatchObject({
      Token: expect.any(String),
      last_four: '4242',
    });
  });

  test('GET /api/zip_code', async ({ task }) => {
    await ask('POST /api/zip_code', { zipCode: '11201', country: 'US' });
    expect(await ask(task.name)).toEqual({
      zip: '11201',
      country: { label: 'United States', value: 'US' },
      tax_rate: expect.any(Number),
    });
  });

  test('POST /api/zip_code', async ({ task }) => {
    await ask(task.name, { zipCode: '9414101', country: 'Israel' });
    expect(await ask('GET /api/zip_code')).toMatchObject({
      zip: '9414101',
      country: { value: 'IL' },
    });
  });

  test('POST /api/max', async ({ task }) => {
    const [offer] = await findOffers(visitor);
    const { id, type, max } = offer ?? {};
    const products = [{ id, type, quantity: 2 }];
    expect(await ask(task.name, { products })).toMatchObject([{ id, type, max, quantity: 2 }]);
  });

  test('POST /api/gift_card', async ({ task }) => {
    const { code, balance } = giftCards.small;
    expect(await ask(task.name, { code })).toMatchObject({ balance });
  });

  test('POST /api/shipping/index', async ({ task }) => {
    const [offer] = await findOffers(visitor);
    const body = { zip_code: '11201', product_id: offer?.product_id };
    const response = await tryRow(visitor, task.name, { body });
    expect(Date.parse(response.headers.get('shipping_updated_at') ?? '')).not.toBeNaN();
    await expectAnswer(readShipping, response);
  });

  test('GET /api/countries', async ({ task }) => {
    expect(await ask(task.name)).toContainEqual({ label: 'United States', value: 'US' });
  });

  test('GET /api/currencies', async ({ task }) => {
    expect(await ask(task.name)).toContainEqual({
      currency: 'USD',
      name: 'US Dollar',
      rate: 1,
      symbol: '',
    });
  });

  test('GET /api/categories', async ({ task }) => {
    const [category] = (await ask(task.name)) as object[];
    expect(category).toEqual({
      name: expect.any(String),
      children: expect.any(Array),
      value: expect.stringMatching(/^\//),
    });
  });
}
