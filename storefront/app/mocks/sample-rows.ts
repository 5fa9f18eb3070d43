import type { Chat } from '@otzar/contract/chat';
import type { SavedLine } from '@otzar/contract/customer-bag';
import type { SessionCheckout } from '@otzar/contract/session-bag';

/** What one visitor and the sample shop have written to each other. */
export interface SampleChat {
  messages: Chat['messages'];
  /** The keys that the visitor's messages came with, and the bodies. */
  keys: Map<string, string>;
  email: string | null;
  /** The number of the last message of the shop's that was seen. */
  seen: number;
}

/** What a visitor has put in by plain forms. */
export interface SampleSessionBag {
  version: string;
  lines: SavedLine[];
  checkout: SessionCheckout | null;
  order_id: number | null;
  /** How many forms the session has sent. */
  forms: number;
}
