import { requestBackInStockExamples } from '../back-in-stock.examples.ts';
import {
  noteChatSeenExamples,
  readChatExamples,
  sendChatMessageExamples,
} from '../chat.examples.ts';
import { writeToShopExamples } from '../contact.examples.ts';
import { readContentExamples } from '../content.examples.ts';
import { signUpForNewsletterExamples } from '../newsletter.examples.ts';
import { readStoreExamples } from '../store.examples.ts';
import { reportCampaignExamples } from '../utm.examples.ts';

/** Example answers of the calls about the store itself, and those who visit or write to it. */
export const storeExamples = {
  noteChatSeen: noteChatSeenExamples,
  readChat: readChatExamples,
  readContent: readContentExamples,
  readStore: readStoreExamples,
  reportCampaign: reportCampaignExamples,
  requestBackInStock: requestBackInStockExamples,
  sendChatMessage: sendChatMessageExamples,
  signUpForNewsletter: signUpForNewsletterExamples,
  writeToShop: writeToShopExamples,
};
