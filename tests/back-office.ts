import { answerThread } from '../storefront/server/features/chat/answer.ts';
import { advanceOrder } from '../storefront/server/features/order/advance.ts';
import { receiveReturn } from '../storefront/server/features/return/receive.ts';
import type { Shop } from '../storefront/server/kit/shop.ts';
import type { BackOffice } from './contract/return-desk.ts';

/** Whoever stands behind the counter of a shop, which may open later. */
export const backOfficeOf = (shop: () => Shop): BackOffice => ({
  async deliver(order) {
    for (const status of ['packed', 'shipped', 'delivered'] as const)
      await advanceOrder(shop(), order, status);
  },
  async receive(made) {
    await receiveReturn(shop(), made);
  },
  async answerChat(text) {
    const { rows } = await shop().db.$client.query(
      'select id from chat_thread order by written_at desc, id desc limit 1',
    );
    await answerThread(shop(), rows[0].id, text);
  },
});
