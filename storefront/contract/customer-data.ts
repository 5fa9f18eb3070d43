import * as v from 'valibot';
import { BagLine } from './bag.ts';
import { ChatMessage } from './chat.ts';
import { ContactSubject } from './contact.ts';
import { Customer } from './customer.ts';
import { endpoint } from './endpoint.ts';
import { Following } from './following.ts';
import { LibraryItem } from './library.ts';
import { Order } from './order.ts';
import { OrderReturn } from './return.ts';
import { Id, Moment } from './scalar.ts';
import { Subscription } from './subscription.ts';

/** All that the shop keeps of one customer. */
export const CustomerData = v.object({
  written_at: Moment,
  customer: v.omit(Customer, ['payments']),
  /** Without the tokens, which open nothing outside the shop. */
  payments: v.array(v.object({ brand: v.string(), last_four: v.string(), exp: v.string() })),
  /** Without what opens them to others. */
  orders: v.array(v.omit(Order, ['token', 'gift_code'])),
  returns: v.array(v.omit(OrderReturn, ['token'])),
  subscriptions: v.array(Subscription),
  library: v.array(LibraryItem),
  following: Following,
  bag: v.array(BagLine),
  later: v.array(BagLine),
  /** When this account asked for the shop's letters, and when the link in the first one was followed. */
  newsletter: v.nullable(v.object({ asked_at: Moment, confirmed_at: v.nullable(Moment) })),
  /** What this account waits for, the first asked for first. */
  back_in_stock: v.array(
    v.object({
      product_id: Id,
      variation_id: v.nullable(Id),
      asked_at: Moment,
      confirmed_at: v.nullable(Moment),
    }),
  ),
  /** What was written to the shop from this account, the last first. */
  messages: v.array(
    v.object({
      name: v.string(),
      email: v.string(),
      subject: ContactSubject,
      message: v.string(),
      written_at: Moment,
    }),
  ),
  /** What was said in the shop's chat, the first message first. */
  chat: v.array(v.omit(ChatMessage, ['number'])),
});

export const readCustomerData = endpoint({
  method: 'GET',
  path: '/api/customer/data',
  audience: 'customer',
  status: 200,
  answer: CustomerData,
});
