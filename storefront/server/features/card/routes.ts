import { createCardToken } from '@otzar/contract/card';
import { clientAddress } from '../../kit/client-address.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { HttpError } from '../../kit/http-error.ts';
import { CardRefused } from '../../kit/payment-gateway.ts';
import type { Shop } from '../../kit/shop.ts';
import { countToken } from '../payments/declines.ts';
import { messages } from './messages.ts';

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
      throw new HttpError(422, messages.checkCard, { fields: error.fields });
    }
  });
}
