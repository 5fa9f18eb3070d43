import type { Chat, sendChatMessage } from '@otzar/contract/chat';
import { readChatExamples } from '@otzar/contract/chat.examples';
import type { CallOutput } from '@otzar/contract/endpoint';
import { accountOf, type SampleAccount } from './sample-customers.ts';
import { ordersOf } from './sample-history.ts';
import type { SampleChat, SampleShop } from './sample-shop.ts';

type Asked = CallOutput<typeof sendChatMessage>['body'];

const freshChat = (): SampleChat => ({ messages: [], keys: new Set(), email: null, seen: 0 });

const keyOf = (session: string, account: SampleAccount | null): string =>
  account ? `customer:${account.customer.id}` : `session:${session}`;

const chatFor = ({ chats }: SampleShop, key: string): SampleChat => chats.get(key) ?? freshChat();

const unseenIn = ({ messages, seen }: SampleChat): number =>
  messages.filter(({ author, number }) => author === 'shop' && number > seen).length;

/** The orders that a session may ask about: those it placed, and its customer's. */
const orderChoices = (shop: SampleShop, session: string): Chat['orders'] => {
  const account = accountOf(shop.customers, session);
  const placed = shop.orders
    .filter((stored) => stored.session === session)
    .map(({ order }) => order);
  const all = [...placed, ...(account ? ordersOf(shop, account) : [])];
  const byId = new Map(all.map(({ id, placed_at }) => [id, { id, placed_at }]));
  return [...byId.values()].sort((a, b) => b.placed_at.localeCompare(a.placed_at)).slice(0, 20);
};

/** The chat as a session sees it. */
export const readSampleChat = (shop: SampleShop, session: string): Chat => {
  const account = accountOf(shop.customers, session);
  const chat = chatFor(shop, keyOf(session, account));
  return {
    messages: chat.messages,
    unseen: unseenIn(chat),
    account: account !== null,
    email: account ? account.customer.email : chat.email,
    orders: orderChoices(shop, session),
    hours: readChatExamples.default.hours,
  };
};

const add = (
  chat: SampleChat,
  message: Pick<Chat['messages'][0], 'author' | 'text' | 'order_id'>,
) => {
  const number = chat.messages.length + 1;
  chat.messages = [...chat.messages, { number, ...message, written_at: new Date().toISOString() }];
};

/** Takes down what a session writes, once for each key. */
export const sendSampleMessage = (
  shop: SampleShop,
  { session, key }: { session: string; key: string },
  body: Asked,
): Chat => {
  const { text, order_id, email } = body;
  const owner = keyOf(session, accountOf(shop.customers, session));
  const chat = chatFor(shop, owner);
  if (!chat.keys.has(key)) {
    chat.keys.add(key);
    if (email !== undefined) chat.email = email;
    add(chat, { author: 'visitor', text, order_id });
    // The one that was written in last stands last.
    shop.chats.delete(owner);
    shop.chats.set(owner, chat);
  }
  return readSampleChat(shop, session);
};

/** Notes what a session has seen. @returns how many messages are left that were not */
export const noteSampleSeen = (shop: SampleShop, session: string, number: number): number => {
  const chat = chatFor(shop, keyOf(session, accountOf(shop.customers, session)));
  chat.seen = Math.max(chat.seen, number);
  return unseenIn(chat);
};

/** Answers whoever wrote last. */
export const answerSampleChat = ({ chats }: SampleShop, text: string): void => {
  const last = [...chats.values()].at(-1);
  if (last) add(last, { author: 'shop', text, order_id: null });
};

/** A guest's chat goes along when they sign in, after what their account has already written. */
export const claimSampleChat = (
  { chats }: SampleShop,
  session: string,
  account: SampleAccount,
): void => {
  const claimed = chats.get(keyOf(session, null));
  if (!claimed) return;
  chats.delete(keyOf(session, null));
  const own = chats.get(keyOf(session, account)) ?? freshChat();
  const before = own.messages.length;
  chats.set(keyOf(session, account), {
    messages: [
      ...own.messages,
      ...claimed.messages.map((message) => ({ ...message, number: message.number + before })),
    ],
    keys: new Set([...own.keys, ...claimed.keys]),
    email: null,
    seen: unseenIn(own) > 0 ? own.seen : before + claimed.seen,
  });
};

/** What a customer and the shop have written to each other. */
export const chatOf = (shop: SampleShop, account: SampleAccount) =>
  chatFor(shop, keyOf('', account)).messages.map(({ number: _, ...said }) => said);
