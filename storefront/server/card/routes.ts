import { createCardToken } from '@otzar/contract/card';
import { clientAddress } from '../http/client-address.ts';
import type { Mount } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { countToken } from '../payments/declines.ts';
import { CardRefused } from '../payments/gateway.ts';
import type { Shop } from '../shop.ts';

export function cardRoutes(mount: Mount, shop: Shop): void {
  const { gateway } = shop;

  mount(createCardToken, async ({ body }, { session, context }) => {
    const { card: number, exp, cvc } = body;
    try {
      const token = await gateway.tokenise({ number, exp, cvc });
      const card = await gateway.fingerprint(token.Token);
      await countToken(shop, { payer: session, address: clientAddress(context), card });
      return token;
    } catch (error) {
      if (!(error instanceof CardRefused)) throw error;
      throw new Refusal(422, 'Please check your card.', { fields: error.fields });
    }
  });
}
