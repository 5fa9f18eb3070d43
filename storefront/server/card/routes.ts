import { createCardToken } from '@otzar/contract/card';
import type { Mount } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { CardRefused } from '../payments/gateway.ts';
import type { Shop } from '../shop.ts';

export function cardRoutes(mount: Mount, { gateway }: Shop): void {
  mount(createCardToken, async ({ body }) => {
    const { card: number, exp, cvc } = body;
    try {
      return await gateway.tokenise({ number, exp, cvc });
    } catch (error) {
      if (!(error instanceof CardRefused)) throw error;
      throw new Refusal(422, 'Please check your card.', { fields: error.fields });
    }
  });
}
