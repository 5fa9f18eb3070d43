import * as v from 'valibot';
import { messages } from '#messages/chat';
import { endpoint } from './endpoint.ts';
import { Email, Id, Moment } from './scalar.ts';

/** How long one message may be, in letters as a reader counts them. */
const LONGEST_MESSAGE = 2000;

/** A letter may have any number of marks; nobody types more of them than this, in UTF-16 units. */
const MOST_UNITS = 8 * LONGEST_MESSAGE;

const tooLong = () => messages.tooLong(LONGEST_MESSAGE);

/** What somebody writes in the chat, the shop's people too. */
export const ChatText = v.pipe(
  v.string(() => messages.missing),
  v.trim(),
  v.minLength(1, () => messages.missing),
  v.maxLength(MOST_UNITS, tooLong),
  v.maxGraphemes(LONGEST_MESSAGE, tooLong),
);

/** One message of a thread. */
export const ChatMessage = v.object({
  /** Its place in the thread, from 1. */
  number: v.number(),
  author: v.picklist(['visitor', 'shop']),
  text: v.string(),
  /** The order that it asks about. */
  order_id: v.nullable(Id),
  written_at: Moment,
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

/** The chat as its visitor sees it. */
export const Chat = v.object({
  /** The oldest first; the last 200 of a long thread. */
  messages: v.array(ChatMessage),
  /** How many of the shop's messages have not been seen yet. */
  unseen: v.number(),
  /** Whether the visitor is a customer, whose answers also go to the address of their account. */
  account: v.boolean(),
  /** Where answers go that are not seen here; null where no address is known. */
  email: v.nullable(v.string()),
  /** What can be asked about, the newest first. */
  orders: v.array(v.object({ id: Id, placed_at: Moment })),
  /** When the shop's people are there, by the clock on the store's wall. */
  hours: v.object({
    open: v.boolean(),
    /** `until 7 p.m.`, or `opens tomorrow at 10 a.m.` */
    until: v.string(),
    /** Whether it is known when they are there again. */
    opens: v.boolean(),
    /** As people name its time zone, e.g. `New York time`. */
    zone_name: v.string(),
  }),
});
export type Chat = v.InferOutput<typeof Chat>;

const path = '/api/chat';

export const readChat = endpoint({
  method: 'GET',
  path,
  audience: 'personal',
  status: 200,
  answer: Chat,
  refusals: [403],
});

export const sendChatMessage = endpoint({
  method: 'POST',
  path,
  audience: 'personal',
  headers: { 'idempotency-key': v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)) },
  body: v.object({
    text: ChatText,
    /** An order of the visitor's that it asks about. */
    order_id: v.optional(v.nullable(Id), null),
    /** Where a guest wants answers that they do not see here; null for none, left out where it stays as it is. */
    email: v.optional(v.nullable(Email)),
  }),
  status: 201,
  answer: Chat,
  refusals: [403, 404, 409, 429],
});

export const noteChatSeen = endpoint({
  method: 'POST',
  path: `${path}/seen`,
  audience: 'personal',
  body: v.object({ number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)) }),
  status: 200,
  answer: v.object({ unseen: v.number() }),
  refusals: [403],
});
