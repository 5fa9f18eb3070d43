import * as v from 'valibot';
import { Address, CustomerAddress } from './address.ts';
import { endpoint } from './endpoint.ts';
import { IdInAddress } from './scalar.ts';

const params = v.object({ id: IdInAddress });

/** Without `default` a first address gets the flag, and a later one or a changed one keeps what it has. */
const body = v.object({ ...Address.entries, default: v.optional(v.boolean()) });

export const addAddress = endpoint({
  method: 'POST',
  path: '/api/customer/address',
  audience: 'customer',
  body,
  status: 200,
  answer: v.object({ address: CustomerAddress, addresses: v.array(CustomerAddress) }),
});

export const changeAddress = endpoint({
  method: 'POST',
  path: '/api/customer/address/{id}',
  audience: 'customer',
  params,
  body,
  status: 200,
  answer: v.object({ addresses: v.array(CustomerAddress) }),
});

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/api/customer/address/{id}',
  audience: 'customer',
  params,
  /** Another one of the customer's, which their subscriptions use from then on. */
  query: v.object({ replacement: v.optional(IdInAddress) }),
  status: 200,
  answer: v.object({ address: CustomerAddress }),
  refusals: [404, 409],
});
