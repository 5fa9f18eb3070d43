import type { Handler } from '../../../tests/contract/visitor.ts';
import { shopOn, temporaryShop } from '../../../tests/temporary-shop.ts';
import { handlerOf } from './handler.fixture.ts';

/** Two servers on one database; calls go to them in turn, as behind a load balancer. */
export async function twoServers() {
  const open = await temporaryShop();
  const secondPool = open.database.connectAgain();
  const second = await shopOn(secondPool);
  const servers = [handlerOf(open.shop), handlerOf(second)];
  let calls = 0;
  const answer: Handler = async (request) => {
    const server = servers[calls++ % servers.length];
    if (server === undefined) throw new Error('There is no server.');
    return server(request);
  };
  const close = async () => {
    await secondPool.$client.end();
    await open.close();
  };
  return { first: open.shop, second, db: open.shop.db, answer, close };
}

export type TwoServers = Awaited<ReturnType<typeof twoServers>>;
