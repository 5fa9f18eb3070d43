import { sampleLines } from '@otzar/contract/bag.examples';
import { readCustomer } from '@otzar/contract/customer';
import { noa, noaPassword } from '@otzar/contract/customer.examples';
import { placeOrder } from '@otzar/contract/order';
import { placeOrderExamples } from '@otzar/contract/order.examples';
import { noGiftCards } from '@otzar/domain/gift-card';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { bagModule } from '../features/bag/bag-module.ts';
import { freshCheckout } from '../features/checkout/checkout-module.ts';
import { orderBody, sendOrder } from '../features/checkout/place-order.ts';
import { renderScreen } from '../mocks/render.tsx';
import { sampleServer } from '../mocks/sample-server.ts';
import { call } from '../platform/http.ts';
import { DeferredShell } from './DeferredShell.tsx';
import { typePassword } from './type-password.fixture.ts';

const { shop, endSessions } = sampleServer(true);

const attempt = { key: 'one-attempt-at-an-order', body: '' };
const noCodes = { discountCode: null, cards: noGiftCards };
const noTotals = placeOrderExamples.default.totals;

/** An order of a customer's, over which the session ends. */
function OrderButton() {
  const [told, setTold] = useState('');
  const order = () =>
    sendOrder(orderBody(freshCheckout, [sampleLines.book], noTotals, noCodes), attempt, true).then(
      ({ id }) => setTold(`Order ${id}`),
      (failure: Error) => setTold(failure.message),
    );
  return (
    <>
      <button type="button" onClick={() => void order()}>
        Place order
      </button>
      <p>{told}</p>
      <DeferredShell onHeaderAway={() => {}} />
    </>
  );
}

test('a session that ends before an order is renewed there, and the order is the customer’s', async () => {
  const sent: unknown[] = [];
  shop.use(
    http.post(placeOrder.path, async ({ request }) => {
      sent.push(await request.json());
      const { customer } = await call(readCustomer);
      return customer === null
        ? HttpResponse.json({ message: 'Your session has ended.' }, { status: 403 })
        : HttpResponse.json(placeOrderExamples.default, { status: 201 });
    }),
  );
  renderScreen(<OrderButton />, '/review');
  await waitFor(async () => expect((await bagModule.load()).owner).toBe(noa.id));
  endSessions();
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  await screen.findByRole('dialog', { name: 'Please log in again' });
  await typePassword(noaPassword);
  expect(await screen.findByText(`Order ${placeOrderExamples.default.id}`)).toBeInTheDocument();
  for (const body of sent) expect(body).toMatchObject({ signed_in: true });
});
