import type { Customer } from '@otzar/contract/customer';
import { paths } from '../../paths.ts';
import { rememberUrlAtom } from '../../platform/previous-url.ts';
import { redirectTo } from '../../platform/redirect.ts';
import { shopStore } from '../../platform/store.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { customerModule } from './customer-module.ts';
import { checkSessionAtom, sessionCheckAtom } from './session.ts';

/**
 * The customer for whom a screen is, for its clientLoader. Anyone else goes to Login; the path they attempted is
 * remembered, and returned to (specification, section 2, Account group). A browser that knows of nobody asks
 * the shop once: its session may have outlived what was kept.
 * @throws {Response} the way to Login
 * @throws {CallFailed} where the shop could not say who is signed in, or took too long
 */
export async function requireCustomer(request: Request): Promise<Customer> {
  const store = shopStore();
  if ((await customerModule.load()) === null) {
    await withTimeout(() => store.set(checkSessionAtom));
  }
  const customer = await customerModule.load();
  if (customer) return customer;
  const failure = store.get(sessionCheckAtom)?.failure;
  if (failure !== undefined) throw failure;
  await store.set(rememberUrlAtom, request);
  throw redirectTo(request, paths.login);
}
