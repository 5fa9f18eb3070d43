import { readBagExamples, readLaterExamples } from './bag.examples.ts';
import { readChatExamples } from './chat.examples.ts';
import { noa } from './customer.examples.ts';
import type { readCustomerData } from './customer-data.ts';
import { listOrdersExamples } from './customer-order.examples.ts';
import type { Answer } from './endpoint.ts';
import { readFollowingExamples } from './following.examples.ts';
import { readLibraryExamples } from './library.examples.ts';
import { listReturnsExamples } from './return.examples.ts';
import { listSubscriptionsExamples } from './subscription.examples.ts';

const { payments, ...customer } = noa;

export const readCustomerDataExamples = {
  default: {
    written_at: '2026-11-24T15:12:00.000Z',
    customer,
    payments: payments.map(({ brand, last_four, exp }) => ({ brand, last_four, exp })),
    orders: listOrdersExamples.default.orders.map(({ token: _, gift_code: __, ...order }) => order),
    returns: listReturnsExamples.default.map(({ token: _, ...one }) => one),
    subscriptions: listSubscriptionsExamples.default,
    library: readLibraryExamples.default,
    following: readFollowingExamples.default,
    bag: readBagExamples.default,
    later: readLaterExamples.default,
    newsletter: {
      asked_at: '2026-10-02T09:30:00.000Z',
      confirmed_at: '2026-10-02T09:41:00.000Z',
    },
    back_in_stock: [
      {
        product_id: 107,
        variation_id: null,
        asked_at: '2026-11-12T18:05:00.000Z',
        confirmed_at: '2026-11-12T18:07:00.000Z',
      },
    ],
    messages: [
      {
        name: noa.name,
        email: noa.email,
        subject: 'product',
        message: 'Will the cookbook come in Hebrew as well?',
        written_at: '2026-09-14T16:05:00.000Z',
      },
    ],
    chat: readChatExamples.talk.messages.map(({ number: _, ...said }) => said),
  },
} satisfies Record<string, Answer<typeof readCustomerData>>;
