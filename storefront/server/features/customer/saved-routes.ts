import { addAddress, changeAddress, removeAddress } from '@otzar/contract/customer-address';
import {
  addPayment,
  changePayment as changePaymentCall,
  removePayment,
} from '@otzar/contract/customer-payment';
import type { Mount } from '../../kit/endpoint.ts';
import type { Shop } from '../../kit/shop.ts';
import { forgetAddress, readAddresses, replaceAddress, saveAddress } from './addresses.ts';
import { changePayment, forgetPayment, readPayments, savePayment } from './payments.ts';

/** The calls for what a customer keeps to order with. */
export function savedRoutes(mount: Mount, shop: Shop): void {
  const { db } = shop;

  mount(addAddress, async ({ body }, { customer }) => {
    const id = await saveAddress(db, customer, body);
    const addresses = await readAddresses(db, customer);
    return { address: withId(addresses, id), addresses };
  });

  mount(changeAddress, async ({ params, body }, { customer }) => {
    await replaceAddress(db, customer, { ...body, id: params.id });
    return { addresses: await readAddresses(db, customer) };
  });

  mount(removeAddress, async ({ params, query }, { customer }) => ({
    address: await forgetAddress(shop, customer, { ...params, ...query }),
  }));

  mount(addPayment, async ({ body }, { customer }) => {
    const id = await savePayment(shop, customer, body);
    const payments = await readPayments(db, customer);
    return { payment: withId(payments, id), payments };
  });

  mount(changePaymentCall, async ({ params, body }, { customer }) => {
    await changePayment(shop, customer, { ...body, id: params.id });
    return { payments: await readPayments(db, customer) };
  });

  mount(removePayment, async ({ params, query }, { customer }) => ({
    payment: await forgetPayment(shop, customer, { ...params, ...query }),
  }));
}

function withId<T extends { id: number }>(kept: T[], id: number): T {
  const one = kept.find((other) => other.id === id);
  if (one === undefined) throw new Error(`What was kept under ${id} is gone.`);
  return one;
}
