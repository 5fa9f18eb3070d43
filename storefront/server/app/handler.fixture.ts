import type { Handler } from '../../../tests/contract/visitor.ts';
import type { Shop } from '../kit/shop.ts';
import { createApp } from './app.ts';

/** Who answers the API for a shop in this process. */
export function handlerOf(shop: Shop): Handler {
  const app = createApp({ shop });
  return async (request) => app.fetch(request);
}
