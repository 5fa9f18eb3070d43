import type { Customer } from '@otzar/contract/customer';
import { customerModule } from '../features/customer/customer-module.ts';
import { checkSessionAtom } from '../features/customer/session.ts';
import { paths } from '../paths.ts';
import { rememberUrlAtom } from '../platform/previous-url.ts';
import { shopStore } from '../platform/store.ts';
import { turnAway } from '../platform/turn-away.ts';

/**
 * The customer for whom a screen is, for its clientLoader. Anyone else goes to Login; the path they attempted is
 * remembered, and returned to (specification, section 2, Account group). A browser that knows of nobody asks
 * the shop once: its session may have outlived what was kept.
 * @throws {Response} the way to Login
 */
export async function requireCustomer(request: Request): Promise<Customer> {
  const store = shopStore();
  if ((await customerModule.load()) === null) await store.set(checkSessionAtom);
  const customer = await customerModule.load();
  if (customer) return customer;
  await store.set(rememberUrlAtom, request);
  throw turnAway(request, paths.login);
}
