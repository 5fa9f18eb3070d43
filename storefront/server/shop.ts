import type { Database } from './db/database.ts';
import type { PaymentGateway } from './payments/gateway.ts';

/** What the API works with; tests put their own clock and gateway in its place. */
export interface Shop {
  db: Database;
  /** The one clock that every date is counted from (design, point 10). */
  clock: () => Date;
  gateway: PaymentGateway;
  /** Signs anti-forgery tokens; the same in every process on one database. */
  forgerySecret: string;
}
