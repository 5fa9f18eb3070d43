import { api } from '@otzar/contract/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from './expect-problem.ts';
import { findOffers, findSoldOut, NOWHERE } from './shelves.ts';
import { type Handler, Visitor } from './visitor.ts';

/** How somebody asks for a letter once something sold out is back. */
export function waitingForStock(answer: Handler): void {
  describe('a request to be told when something is back', () => {
    const email = ' ruth@example.com ';
    let visitor: Visitor;
    let product_id: number;

    beforeEach(async () => {
      visitor = await Visitor.known(answer);
      product_id = await findSoldOut(visitor);
    });

    test('is taken, says where the letter with the link goes, and says so again', async () => {
      const body = { email, product_id };
      const first = await visitor.call(api.requestBackInStock, { body });
      expect(first.message).toContain('the link in our letter to ruth@example.com ');
      expect(await visitor.call(api.requestBackInStock, { body })).toEqual(first);
    });

    test.each(['', 'nobody', 'a@b', `${'x'.repeat(250)}@example.com`])(
      'of “%s” is refused at the address',
      async (wrong) => {
        const text = JSON.stringify({ email: wrong, product_id });
        const refused = await visitor.send('POST', api.requestBackInStock.path, { text });
        const { fields } = await expectProblem(refused, 422);
        expect(Object.keys(fields ?? {})).toEqual(['email']);
      },
    );

    test('is refused for what is in stock', async () => {
      const offers = await findOffers(visitor);
      const there = offers.find(({ type }) => type === 'product');
      const body = { email, product_id: there?.product_id ?? NOWHERE };
      await expectProblem(await visitor.try(api.requestBackInStock, { body }), 409);
    });

    test.each([{ product_id: NOWHERE }, { variation_id: NOWHERE }])(
      'is refused for what is not sold: %o',
      async (unknown) => {
        const body = { email, product_id, ...unknown };
        await expectProblem(await visitor.try(api.requestBackInStock, { body }), 404);
      },
    );
  });
}
