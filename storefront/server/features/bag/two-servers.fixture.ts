import type { SavedLine } from '@otzar/contract/customer-bag';
import type { Handler } from '../../../../tests/contract/visitor.ts';
import { shopOn, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { createApp } from '../../app/app.ts';

/** Two servers on one database; calls go to them in turn, as behind a load balancer. */
export async function twoServers() {
  const open = await temporaryShop();
  const secondPool = open.database.connectAgain();
  const servers = [createApp({ shop: open.shop }), createApp({ shop: await shopOn(secondPool) })];
  let calls = 0;
  const answer: Handler = async (request) => {
    const server = servers[calls++ % servers.length];
    if (server === undefined) throw new Error('There is no server.');
    return server.fetch(request);
  };
  const close = async () => {
    await secondPool.$client.end();
    await open.close();
  };
  return { db: open.shop.db, answer, close };
}

/** One of a product, plain, but for what is said to be different. */
export const savedLine = (id: number, different: Partial<SavedLine> = {}): SavedLine => ({
  id,
  type: 'product',
  item_key: '',
  quantity: 1,
  gift_options: null,
  personalization: [],
  gift_card: null,
  ...different,
});
