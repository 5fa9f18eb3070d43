import { api } from '@otzar/contract/api';
import type { RequestHandler } from 'msw';
import { noteSampleSeen, readSampleChat, sendSampleMessage } from './sample-chat.ts';
import type { SampleShop } from './sample-shop.ts';
import { serve } from './serve.ts';

/** Answers to the calls of the shop's own chat. */
export const chatHandlers = (shop: SampleShop): RequestHandler[] => [
  serve(api.readChat, ({ session }) => readSampleChat(shop, session)),
  serve(api.sendChatMessage, ({ session, headers, body }) =>
    sendSampleMessage(shop, { session, key: headers['idempotency-key'] ?? '' }, body),
  ),
  serve(api.noteChatSeen, ({ session, body }) => ({
    unseen: noteSampleSeen(shop, session, body.number),
  })),
];
