import { requestBackInStock } from '../back-in-stock.ts';
import { noteChatSeen, readChat, sendChatMessage } from '../chat.ts';
import { writeToShop } from '../contact.ts';
import { Content, readContent } from '../content.ts';
import { signUpForNewsletter } from '../newsletter.ts';
import { readStore } from '../store.ts';
import { reportCampaign } from '../utm.ts';

/** The calls about the store itself, and those who visit or write to it. */
export const storeCalls = {
  noteChatSeen,
  readChat,
  readContent,
  readStore,
  reportCampaign,
  requestBackInStock,
  sendChatMessage,
  signUpForNewsletter,
  writeToShop,
};

/** What their answers are made of. */
export const storeSchemas = { Content };
