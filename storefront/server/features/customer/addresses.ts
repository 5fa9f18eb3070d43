import type { CustomerAddress } from '@otzar/contract/address';
import type { addAddress } from '@otzar/contract/customer-address';
import type { CallOutput } from '@otzar/contract/endpoint';
import { getsDefault } from '@otzar/domain/customer';
import { placeProblem } from '@otzar/domain/places';
import { regionProblem, withRegionCode } from '@otzar/domain/regions';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { customer_address } from '../../db/schema.ts';
import { fieldRefused, notFound } from '../../kit/http-error.ts';
import { withCustomerLock } from '../../kit/session/customer-lock.ts';
import type { Shop } from '../../kit/shop.ts';
import { findCountry } from '../country/countries.ts';
import { replaceInSubscriptions } from './in-use.ts';
import { messages } from './messages.ts';

type Asked = CallOutput<typeof addAddress>['body'];

const MOST = 20;

const missing = () => notFound(messages.noAddress);

/** An address as its customer sees it. */
export const shownAddress = ({
  id,
  address,
  is_default,
}: typeof customer_address.$inferSelect): CustomerAddress => ({
  ...address,
  id,
  default: is_default,
});

/** What a customer keeps, the first one kept first. */
export async function readAddresses(db: Queryable, customer: number): Promise<CustomerAddress[]> {
  const rows = await db
    .select()
    .from(customer_address)
    .where(eq(customer_address.customer_id, customer))
    .orderBy(asc(customer_address.id));
  return rows.map(shownAddress);
}

/** Keeps one more, and answers its id. @throws {HttpError} 422 for a place that cannot be, and for one too many. */
export function saveAddress(db: Database, customer: number, asked: Asked): Promise<number> {
  const { default: flag, ...address } = checked(asked);
  return withCustomerLock(db, customer, async (tx) => {
    const kept = await readAddresses(tx, customer);
    if (kept.length >= MOST) throw fieldRefused('street', messages.tooManyAddresses(MOST));
    const is_default = getsDefault(flag, { first: kept.length === 0, before: false });
    if (is_default) await takeFlag(tx, customer);
    const [row] = await tx
      .insert(customer_address)
      .values({ customer_id: customer, address, is_default })
      .returning({ id: customer_address.id });
    if (row === undefined) throw new Error('The address was not kept.');
    return row.id;
  });
}

/** Replaces one. @throws {HttpError} 404 where it is not the customer's, 422 for a place that cannot be. */
export function replaceAddress(
  db: Database,
  customer: number,
  { id, ...asked }: Asked & { id: number },
): Promise<void> {
  return withCustomerLock(db, customer, async (tx) => {
    const before = (await readAddresses(tx, customer)).find((one) => one.id === id);
    if (before === undefined) throw missing();
    const { default: flag, ...address } = checked(asked);
    const is_default = getsDefault(flag, { first: false, before: before.default });
    if (is_default) await takeFlag(tx, customer);
    await tx
      .update(customer_address)
      .set({ address, is_default })
      .where(and(eq(customer_address.id, id), eq(customer_address.customer_id, customer)));
  });
}

/**
 * Forgets one, and answers what it was. What subscriptions used it for is done by its replacement.
 * @throws {HttpError} 404 where it or its replacement is not the customer's, 409 where a subscription would be
 * left without
 */
export function forgetAddress(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  customer: number,
  { id, replacement = null }: { id: number; replacement?: number | null },
): Promise<CustomerAddress> {
  return withCustomerLock(db, customer, async (tx) => {
    const kept = await readAddresses(tx, customer);
    const gone = kept.find((one) => one.id === id);
    const replaced = replacement === null || kept.some((one) => one.id === replacement);
    if (gone === undefined || !replaced) throw missing();
    const leaving = { what: 'address', column: 'address_id', id, replacement } as const;
    await replaceInSubscriptions(tx, customer, { ...leaving, now: clock() });
    await tx.delete(customer_address).where(eq(customer_address.id, id));
    return gone;
  });
}

const takeFlag = (db: Queryable, customer: number) =>
  db
    .update(customer_address)
    .set({ is_default: false })
    .where(and(eq(customer_address.customer_id, customer), eq(customer_address.is_default, true)));

function checked(asked: Asked): Asked {
  if (findCountry(asked.country) === undefined)
    throw fieldRefused('country', messages.chooseCountry);
  const problem = placeProblem(asked.country, asked.postal_code);
  if (problem !== null) throw fieldRefused('postal_code', problem);
  const wrongRegion = regionProblem(asked);
  if (wrongRegion !== null) throw fieldRefused('region', wrongRegion);
  return withRegionCode(asked);
}
