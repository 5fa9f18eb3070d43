import type { Address } from '@otzar/contract/address';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isRowId } from '../../db/row-id.ts';
import { customer_address, customer_payment } from '../../db/schema.ts';
import { notFound } from '../../kit/http-error.ts';
import type { SavedLocation } from '../location/queries.ts';
import { messages } from './messages.ts';

/** What of a customer's an order can be sent to and paid with. */
export interface Own {
  address: Address | null;
  payment: typeof customer_payment.$inferSelect | null;
  /** Where they are: their address, else the one that orders start from. */
  whereabouts: SavedLocation;
}

interface Ids {
  /** Null asks for none. */
  address_id: number | null | undefined;
  payment_id: number | null | undefined;
}

const asked = (id: number | null | undefined): id is number => id !== null && id !== undefined;

/**
 * An address and a card of a customer.
 * @throws {HttpError} 404: one of somebody else is as little there as one that never was
 */
export async function readOwn(
  db: Queryable,
  customer: number,
  { address_id, payment_id }: Ids,
): Promise<Own> {
  const rows = await db
    .select()
    .from(customer_address)
    .where(eq(customer_address.customer_id, customer))
    .orderBy(desc(customer_address.is_default), customer_address.id);
  const chosen = rows.find(({ id }) => id === address_id);
  if (asked(address_id) && !chosen) throw notFound(messages.noAddress);
  const payment = asked(payment_id) ? await readPayment(db, customer, payment_id) : null;
  const { country, postal_code: zip } = (chosen ?? rows[0])?.address ?? {
    country: 'US',
    postal_code: '',
  };
  return {
    address: chosen?.address ?? null,
    payment,
    whereabouts: { country, zip },
  };
}

async function readPayment(db: Queryable, customer: number, id: number) {
  const own = and(eq(customer_payment.customer_id, customer), eq(customer_payment.id, id));
  const [row] = isRowId(id) ? await db.select().from(customer_payment).where(own) : [];
  if (row === undefined) throw notFound(messages.noCard);
  return row;
}
