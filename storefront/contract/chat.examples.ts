import type { Chat, noteChatSeen, readChat, sendChatMessage } from './chat.ts';
import type { Answer } from './endpoint.ts';

const open = { open: true, until: 'until 7 p.m.', opens: true, zone_name: 'New York time' };
const closed = {
  open: false,
  until: 'opens Sunday at 10 a.m.',
  opens: true,
  zone_name: 'New York time',
};

const nobody: Chat = {
  messages: [],
  unseen: 0,
  account: false,
  email: null,
  orders: [],
  hours: open,
};

const talk: Chat['messages'] = [
  {
    number: 1,
    author: 'visitor',
    text: 'Is The Quiet Almanac also there in Hebrew?',
    order_id: null,
    written_at: '2026-11-24T15:02:00.000Z',
  },
  {
    number: 2,
    author: 'shop',
    text: 'It comes in January: השנתון השקט. Shall we keep one for you?',
    order_id: null,
    written_at: '2026-11-24T15:05:00.000Z',
  },
];

export const readChatExamples = {
  default: nobody,
  closed: { ...nobody, hours: closed },
  talk: { ...nobody, messages: talk, unseen: 1, email: 'ruth@example.com' },
  customer: {
    ...nobody,
    account: true,
    email: 'noa@example.com',
    orders: [
      { id: 10042, placed_at: '2026-11-20T09:12:00.000Z' },
      { id: 10017, placed_at: '2026-10-04T18:40:00.000Z' },
    ],
  },
} satisfies Record<string, Answer<typeof readChat>>;

export const sendChatMessageExamples = {
  default: { ...nobody, messages: talk.slice(0, 1) },
} satisfies Record<string, Answer<typeof sendChatMessage>>;

export const noteChatSeenExamples = {
  default: { unseen: 0 },
} satisfies Record<string, Answer<typeof noteChatSeen>>;
