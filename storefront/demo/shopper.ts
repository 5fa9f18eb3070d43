import type { customer_address } from '../server/db/schema.ts';

/** A customer with a past, and where they live. */
export interface Shopper {
  id: number;
  email: string;
  home: typeof customer_address.$inferSelect;
}
