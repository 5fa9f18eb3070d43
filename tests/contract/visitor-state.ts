import { api } from '@otzar/contract/api';
import { describe, expect, test } from 'vitest';
import { goodCard } from './cards.ts';
import { expectProblem } from './expect-problem.ts';
import { findOffers, NOWHERE } from './shelves.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

/** What is answered to one visitor and kept for them. */
export function visitorState(answer: Handler): void {
  describe('what belongs to one visitor', () => {
    test('a guest is nobody, and gets the anti-forgery cookie', async () => {
      const visitor = new Visitor(answer);
      expect(await visitor.call(api.readCustomer)).toEqual({ customer: null });
      expect(visitor.cookie('XSRF-TOKEN')).not.toBe('');
    });

    test('a zip code is kept for its visitor alone, and forgotten when emptied', async () => {
      const visitor = await Visitor.known(answer);
      const saved = await visitor.call(api.saveLocation, { body: { zipCode: ' 11201 ' } });
      expect(saved).toMatchObject({ zip: '11201', country: { value: 'US' } });
      expect(await visitor.call(api.readLocation)).toEqual(saved);
      const stranger = await Visitor.known(answer);
      expect(await stranger.call(api.readLocation)).toMatchObject({
        zip: '',
        country: { label: 'United States', value: 'US' },
        tax_rate: 0,
      });
      await visitor.call(api.saveLocation, { body: { zipCode: '' } });
      expect(await visitor.call(api.readLocation)).toMatchObject({ zip: '', tax_rate: 0 });
    });

    test('a country may be named by its label', async () => {
      const visitor = await Visitor.known(answer);
      const body = { zipCode: '9100701', country: 'Israel' };
      const saved = await visitor.call(api.saveLocation, { body });
      expect(saved.country).toEqual({ label: 'Israel', value: 'IL' });
    });

    test('shipping options say when the rates last changed, and agree with themselves', async () => {
      const visitor = await Visitor.known(answer);
      const response = await visitor.try(api.readShipping, { body: { zip_code: '11201' } });
      expect(Date.parse(response.headers.get('shipping_updated_at') ?? '')).not.toBeNaN();
      const options = await expectAnswer(api.readShipping, response);
      const prices = options.methods.map(({ price }) => price);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect(options.methods).toContainEqual(options.cheapest);
      expect(options.methods).toContainEqual(options.fastest);
    });

    test('availability answers for what is sold, and has nothing of what is not', async () => {
      const visitor = await Visitor.known(answer);
      const [offer] = await findOffers(visitor);
      const products = [
        { id: offer?.id ?? NOWHERE, type: offer?.type ?? 'product', quantity: 2 },
        { id: NOWHERE, type: 'product' as const, quantity: 1 },
      ];
      const offers = await visitor.call(api.checkMax, { body: { products } });
      expect(offers.find(({ id }) => id === offer?.id)).toMatchObject({ price: offer?.price });
      expect(offers.find(({ id }) => id === NOWHERE)?.max ?? 0).toBe(0);
    });

    test('a card becomes a token that does not tell its number', async () => {
      const visitor = await Visitor.known(answer);
      const token = await visitor.call(api.createCardToken, { body: goodCard });
      expect(token).toMatchObject({ last_four: '4242', brand: 'Visa', exp: '1239' });
      expect(JSON.stringify(token)).not.toContain(goodCard.card);
    });

    test('a card that cannot be is refused at its field', async () => {
      const visitor = await Visitor.known(answer);
      const mistyped = { ...goodCard, card: '4242424242424241' };
      const expired = { ...goodCard, exp: '0120' };
      const card = await visitor.try(api.createCardToken, { body: mistyped });
      expect((await expectProblem(card, 422)).fields).toHaveProperty('card');
      const exp = await visitor.try(api.createCardToken, { body: expired });
      expect((await expectProblem(exp, 422)).fields).toHaveProperty('exp');
    });
  });
}
