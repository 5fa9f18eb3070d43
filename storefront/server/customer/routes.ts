import { logOut, readCustomer } from '@otzar/contract/customer';
import type { Mount } from '../http/endpoint.ts';
import { grantSession } from '../http/session.ts';
import type { Shop } from '../shop.ts';

export function customerRoutes(mount: Mount, { forgerySecret }: Shop): void {
  mount(readCustomer, (_, { context }) => {
    grantSession(context, forgerySecret);
    return { customer: null };
  });
  mount(logOut, () => ({ customer: null }));
}
