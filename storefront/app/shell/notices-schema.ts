import * as v from 'valibot';
import type { OfferReason } from './language-offer.ts';

/** What this browser remembers of the shop's notices. */
export interface SavedNotices {
  /** Whether the announcement of the new website was closed. */
  betaClosed: boolean;
  /** When the proxy warning was dismissed, in milliseconds since 1970; null for never. */
  proxyDismissed: number | null;
  /** Why the other language was offered last; null for not yet. */
  languageOffered: OfferReason | null;
}

const schema: v.GenericSchema<unknown, SavedNotices> = v.object({
  betaClosed: v.boolean(),
  proxyDismissed: v.nullable(v.number()),
  languageOffered: v.optional(v.nullable(v.picklist(['en', 'he', 'preferred'])), null),
});

/** How the memory of notices is kept, and how it starts. */
export const savedNotices = {
  schema,
  initial: { betaClosed: false, proxyDismissed: null, languageOffered: null },
};
