import { persistedAtom } from '../platform/persisted.ts';
import { savedNotices } from './notices-schema.ts';

/** What this browser remembers of the shop's notices. */
export interface SavedNotices {
  /** Whether the announcement of the new website was closed. */
  betaClosed: boolean;
  /** When the proxy warning was dismissed, in milliseconds since 1970; null for never. */
  proxyDismissed: number | null;
}

export const noticesModule = persistedAtom<SavedNotices>({
  name: 'notices',
  version: 1,
  shape: savedNotices,
});
