import type { Database } from '../db/database.ts';
import type { ReadIndex } from './listing-index/index-cache.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { FindAtProvider } from './search-provider.ts';

/** What the API works with; tests put their own clock and gateway in its place. */
export interface Shop {
  db: Database;
  /** The one clock that every date is counted from (decision 014). */
  clock: () => Date;
  gateway: PaymentGateway;
  /** What lists are narrowed, counted and sorted by; kept in memory, and never older than a moment. */
  readIndex: ReadIndex;
  /** Whether the disk has room for what is written next; where the database is elsewhere, that is not ours to ask. */
  hasDiskSpace?: () => Promise<boolean>;
  /** Finds the products of a result page elsewhere, where the owner has named a search provider for it. */
  findAtProvider?: FindAtProvider;
  /** Signs anti-forgery tokens; the same in every process on one database. */
  forgerySecret: string;
  /** Where shoppers reach the shop, e.g. `https://shop.example`, for the links in letters. */
  site: string;
}
