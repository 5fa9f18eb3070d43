import type { Customer } from '@otzar/contract/customer';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountHolder, PASSWORD } from './account-holder.ts';
import { askRow } from './call-of-row.ts';
import { goodCard } from './cards.ts';
import type { Letterbox } from './passwords.ts';
import { findOffers } from './shelves.ts';
import { type Handler, Visitor } from './visitor.ts';

const ADDRESS = {
  name: 'Noa Levi',
  street: '12 Maple Street',
  street_2: '',
  city: 'Brooklyn',
  region: 'NY',
  postal_code: '11201',
  country: 'US',
  phone: '718 555 0100',
};
const ANOTHER = 'lanterns over 12 roofs';
const cardWith = (lastFour: string) => expect.objectContaining({ last_four: lastFour });

/**
 * The rows of the specification's table of calls (section 7) that are about somebody with an account. Each test is
 * named after its row, and makes the call that stands in it.
 */
export function rowsOfCustomers(answer: Handler, letterbox: Letterbox): void {
  let visitor: Visitor;
  let customer: Customer;

  beforeEach(async () => {
    ({ visitor, customer } = await accountHolder(answer));
  });

  const ask = (row: string, sent: Parameters<typeof askRow>[2] = {}) => askRow(visitor, row, sent);
  const someIds = async () => (await findOffers(visitor)).map(({ product_id }) => product_id);
  const someLine = async () => {
    const [offer] = await findOffers(visitor);
    if (!offer) throw new Error('The shelves are too empty.');
    const { id, type, item_key } = offer;
    return { id, type, item_key, quantity: 1 };
  };
  const keepAddress = async () =>
    (await ask('POST /api/customer/address', { body: ADDRESS })) as { address: { id: number } };
  const newToken = async (card = goodCard) =>
    (await ask('POST /api/card/createToken', { body: card })) as { Token: string };
  const keepCard = async () => {
    const { Token } = await newToken();
    const kept = await ask('POST /api/customer/payment', { body: { Token } });
    return kept as { payment: { id: number } };
  };

  describe('a session', () => {
    test('POST /api/login', async ({ task }) => {
      const guest = await Visitor.known(answer);
      const body = { email: customer.email, password: PASSWORD };
      const { id, email, name } = customer;
      const favorites = (await someIds()).slice(0, 1);
      await ask('POST /api/customer/favorites', { body: { ids: favorites } });
      expect(await askRow(guest, task.name, { body })).toMatchObject({
        customer: { id, email, name, favorites },
      });
    });

    test('POST /api/logout', async ({ task }) => {
      await ask(task.name);
      expect(await ask('GET /api/customer')).toEqual({ customer: null });
    });

    test('GET /api/customer', async ({ task }) => {
      expect(await ask(task.name)).toEqual({ customer });
      expect(await askRow(await Visitor.known(answer), task.name)).toEqual({ customer: null });
    });

    test('POST /api/password/reset', async ({ task }) => {
      await ask('POST /api/password/forgot', { body: { email: customer.email } });
      const body = { token: await letterbox(customer.email), password: ANOTHER };
      expect(await ask(task.name, { body })).toEqual({ customer });
    });

    test('POST /api/customer', async ({ task }) => {
      const body = { name: 'Noa Barak' };
      expect(await ask(task.name, { body })).toMatchObject({
        customer: { id: customer.id, ...body },
      });
    });
  });

  describe('what is kept to order with', () => {
    test('POST /api/customer/address', async ({ task }) => {
      const kept = { ...ADDRESS, id: expect.any(Number), default: true };
      expect(await ask(task.name, { body: ADDRESS })).toEqual({ address: kept, addresses: [kept] });
    });

    test('POST /api/customer/address/{id}', async ({ task }) => {
      const { id } = (await keepAddress()).address;
      const body = { ...ADDRESS, street: '1 Court Street' };
      expect(await ask(task.name, { id, body })).toEqual({
        addresses: [{ ...body, id, default: true }],
      });
    });

    test('DELETE /api/customer/address/{id}', async ({ task }) => {
      const { address } = await keepAddress();
      expect(await ask(task.name, { id: address.id })).toEqual({ address });
      expect(await ask('GET /api/customer')).toMatchObject({ customer: { addresses: [] } });
    });

    test('POST /api/customer/payment', async ({ task }) => {
      const { Token } = await newToken();
      expect(await ask(task.name, { body: { Token } })).toEqual({
        payment: cardWith('4242'),
        payments: [cardWith('4242')],
      });
    });

    test('POST /api/customer/payment/{id}', async ({ task }) => {
      const { id } = (await keepCard()).payment;
      const { Token } = await newToken({ ...goodCard, card: '5555555555554444' });
      expect(await ask(task.name, { id, body: { Token } })).toEqual({
        payments: [cardWith('4444')],
      });
    });

    test('DELETE /api/customer/payment/{id}', async ({ task }) => {
      await ask(task.name, { id: (await keepCard()).payment.id });
      expect(await ask('GET /api/customer')).toMatchObject({ customer: { payments: [] } });
    });
  });

  describe('what is liked and followed', () => {
    test('POST /api/customer/favorites', async ({ task }) => {
      const [a, b] = await someIds();
      await ask(task.name, { body: { ids: [a] } });
      expect(await ask(task.name, { body: { ids: [b] } })).toEqual([a, b]);
    });

    test('PATCH /api/customer/favorites', async ({ task }) => {
      const [a, b] = await someIds();
      await ask('POST /api/customer/favorites', { body: { ids: [a, b] } });
      expect(await ask(task.name, { body: { ids: [a] } })).toEqual([b]);
    });

    const vendorId = async () => {
      const [id] = await someIds();
      const product = await ask('GET /api/product/{id}', { id });
      return (product as { vendor_id: number }).vendor_id;
    };

    test('POST /api/customer/following', async ({ task }) => {
      const id = await vendorId();
      expect(await ask(task.name, { body: { type: 'vendor', id } })).toEqual({
        creators: [],
        vendors: [id],
      });
    });

    test('PATCH /api/customer/following', async ({ task }) => {
      const body = { type: 'vendor', id: await vendorId() };
      await ask('POST /api/customer/following', { body });
      expect(await ask(task.name, { body })).toEqual({ creators: [], vendors: [] });
    });

    test('GET /api/customer/following', async ({ task }) => {
      const id = await vendorId();
      await ask('POST /api/customer/following', { body: { type: 'vendor', id } });
      expect(await ask(task.name)).toEqual({ creators: [], vendors: [id] });
    });
  });

  describe('the two lists', () => {
    test('POST /api/customer/bag', async ({ task }) => {
      const line = await someLine();
      expect(await ask(task.name, { body: { bag: [line] } })).toMatchObject([line]);
    });

    test('GET /api/customer/bag', async ({ task }) => {
      const line = await someLine();
      await ask('POST /api/customer/bag', { body: { bag: [line] } });
      expect(await ask(task.name)).toMatchObject([line]);
    });

    test('POST /api/customer/bag/delete', async ({ task }) => {
      const line = await someLine();
      await ask('POST /api/customer/bag', { body: { bag: [line] } });
      await ask(task.name, { body: { bag: [line] } });
      expect(await ask('GET /api/customer/bag')).toEqual([]);
    });

    test('POST /api/customer/later', async ({ task }) => {
      const line = await someLine();
      await ask(task.name, { body: { later: [line] } });
      expect(await ask('GET /api/customer/bag')).toEqual([]);
      expect(await ask('GET /api/customer/later')).toMatchObject([line]);
    });

    test('GET /api/customer/later', async ({ task }) => {
      expect(await ask(task.name)).toEqual([]);
      const line = await someLine();
      await ask('POST /api/customer/later', { body: { later: [line] } });
      expect(await ask(task.name)).toMatchObject([line]);
    });

    test('POST /api/customer/later/delete', async ({ task }) => {
      const line = await someLine();
      await ask('POST /api/customer/later', { body: { later: [line] } });
      await ask(task.name, { body: { later: [line] } });
      expect(await ask('GET /api/customer/later')).toEqual([]);
    });
  });
}
