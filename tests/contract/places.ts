import { api } from '@otzar/contract/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountHolder } from './account-holder.ts';
import { goodCard } from './cards.ts';
import { expectProblem } from './expect-problem.ts';
import { home, OrderDesk, place } from './order-desk.ts';
import { findTaxedDigital } from './shelves.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

const puertoRico = { ...home, city: 'San Juan', postal_code: '00901' };

/** Where things go: what that costs, what is taxed, and what of it is asked about. */
export function places(answer: Handler): void {
  const ratesTo = async (zip_code: string, country = 'US') => {
    const visitor = await Visitor.known(answer);
    const { tax_rate } = await visitor.call(api.saveLocation, {
      body: { zipCode: zip_code, country },
    });
    const options = await visitor.call(api.readShipping, { body: { zip_code, country } });
    expect(options.tax_rate).toBe(tax_rate);
    return options;
  };

  test.each(['96201', '34001', '09012'])(
    'of the armed forces, %s, has no tax, and rates of its own',
    async (zip) => {
      const there = await ratesTo(zip);
      expect(there.tax_rate).toBe(0);
      const near = (await ratesTo('11201')).methods.map(({ id }) => id);
      for (const { id } of there.methods) expect(near).not.toContain(id);
    },
  );

  test('of a territory costs the same as a country and as a part of the United States', async () => {
    const { cheapest, tax_rate, free_over } = await ratesTo('00901');
    expect(tax_rate).toBeGreaterThan(0);
    expect(await ratesTo('00901', 'PR')).toMatchObject({ cheapest, tax_rate, free_over });
  });

  test('of one country is refused in another, at its field', async () => {
    const visitor = await Visitor.known(answer);
    const body = { zip_code: '10002', country: 'PR' };
    const refused = await visitor.try(api.readShipping, { body });
    expect((await expectProblem(refused, 422)).fields).toHaveProperty('zip_code');
  });

  test.each([
    ['has a threshold', '11201', 'US', 49],
    ['has all orders free, with no threshold', '10002', 'US', 0],
    ['has nothing free', '9100701', 'IL', null],
  ])('%s', async (_, zip, country, threshold) => {
    const { free_over, over_price, cheapest } = await ratesTo(zip, country);
    expect(free_over?.free_shipping_above ?? null).toBe(threshold);
    expect(over_price).toBe(threshold ?? 0);
    if (threshold === 0) expect(cheapest.price).toBe(0);
  });

  test('is asked of whoever buys what is taxed and sent nowhere, and of nobody else', async () => {
    const desk = await OrderDesk.open(answer);
    const { visitor, body } = await desk.shopper();
    const lines = [{ ...(await findTaxedDigital(visitor)), quantity: 1 }];
    const wanted = (taxRate: number) => ({
      ...desk.bodyFor(lines, { card_token: body.card_token, shipping_info: null }),
      shipping_type: { delivery: true, id: null },
      expected_total: desk.totalsOf(lines, true, { taxRate }).total,
    });
    const refused = await expectProblem(await place(visitor, wanted(0)), 422);
    expect(refused.fields).toHaveProperty('zip_code');
    const { tax_rate } = await visitor.call(api.saveLocation, { body: { zipCode: '11201' } });
    const order = await expectAnswer(api.placeOrder, await place(visitor, wanted(tax_rate)));
    expect(order.totals.tax).toBeGreaterThan(0);
  });

  describe('and its region', () => {
    let desk: OrderDesk;

    beforeAll(async () => {
      desk = await OrderDesk.open(answer);
    });

    const ordered = async (different: Partial<typeof home> & { region_confirmed_for?: string }) => {
      const { visitor, body } = await desk.shopper();
      return place(visitor, { ...body, shipping_info: { ...home, ...different } });
    };

    test.each([
      ['left out', ''],
      ['unknown', 'Nieuw York'],
      ['another than the one of its zip code', 'CA'],
      ['of the armed forces', 'AP'],
    ])('are refused at the region where it is %s', async (_, region) => {
      const { fields } = await expectProblem(await ordered({ region }), 422);
      expect(fields).toHaveProperty(['shipping_info.region']);
    });

    test('are taken as the shopper confirmed them, for that zip code alone', async () => {
      const region = 'NJ';
      await expectAnswer(
        api.placeOrder,
        await ordered({ region, region_confirmed_for: home.postal_code }),
      );
      const other = await ordered({ region, region_confirmed_for: '10002' });
      await expectProblem(other, 422);
    });

    test('are asked about for an address that is kept, and a name becomes its letters', async () => {
      const { visitor } = await accountHolder(answer);
      const refused = await visitor.try(api.addAddress, { body: { ...home, region: 'TX' } });
      expect((await expectProblem(refused, 422)).fields).toHaveProperty('region');
      const body = { ...home, region: 'New York' };
      const { address } = await visitor.call(api.addAddress, { body });
      expect(address.region).toBe('NY');
    });

    test('cost the same in an order to a territory, however it is named', async () => {
      const totals = await Promise.all(
        [
          { ...puertoRico, region: 'PR', country: 'US' },
          { ...puertoRico, region: '', country: 'PR' },
        ].map(async (shipping_info) => {
          const { visitor, body } = await desk.shopper({}, goodCard);
          const options = await ratesTo('00901', shipping_info.country);
          const wanted = { ...body, shipping_info };
          const seen = {
            ...wanted,
            shipping_type: { delivery: true, id: options.cheapest.id },
            expected_total: desk.totalsAt(options, [desk.offer]).total,
          };
          return (await expectAnswer(api.placeOrder, await place(visitor, seen))).totals;
        }),
      );
      expect(totals[0]).toEqual(totals[1]);
    });
  });
}
