import { sampleLines } from '@otzar/contract/bag.examples';
import { noa } from '@otzar/contract/customer.examples';
import { removeAddress } from '@otzar/contract/customer-address';
import { removePayment } from '@otzar/contract/customer-payment';
import { withSavedDefaults } from '@otzar/domain/checkout';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { checkoutModule, freshCheckout } from '../../features/checkout/checkout-module.ts';
import { customerModule } from '../../features/customer/customer-module.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { sampleServer } from '../../mocks/sample-server.ts';
import { unexpected } from '../../platform/call-failed.ts';
import { CustomerCheckout } from './CustomerCheckout.tsx';

const { shop } = sampleServer(true);
function OwnCheckout() {
  const customer = useAtomValue(customerModule.atom);
  const kept = useAtomValue(checkoutModule.atom);
  if (!customer || !kept) return null;
  return <CustomerCheckout customer={customer} kept={kept} lines={[sampleLines.book]} />;
}

/** Noa at her checkout, which starts from what is kept for her. */
async function open() {
  const { store } = renderScreen(<OwnCheckout />, '/review');
  const started = withSavedDefaults(freshCheckout, noa);
  await act(async () => {
    await store.set(customerModule.atom, () => noa);
    await store.set(checkoutModule.atom, () => ({
      ...started,
      draft: {
        ...started.draft,
        email: noa.email,
        address: started.shippingInfo ?? started.draft.address,
      },
    }));
  });
}

/** Clicks Delete, and again on being asked whether it is meant. */
async function remove(name: RegExp) {
  await userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
  await userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
}

test('deleting an address clears where the order goes, and loses nothing typed meanwhile', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  shop.use(
    http.delete(removeAddress.path.replace('{id}', ':id'), async () => {
      await answered;
      return HttpResponse.json({ address: noa.addresses[0] });
    }),
  );
  await open();
  await remove(/^Delete Noa Levi/);
  const email = screen.getByRole('textbox', { name: 'E-mail address' });
  await userEvent.clear(email);
  await userEvent.type(email, 'levi@example.com');
  answer();
  await waitFor(async () => expect((await checkoutModule.load()).shippingInfo).toBeNull());
  const { draft } = await checkoutModule.load();
  expect(draft).toMatchObject({ email: 'levi@example.com', address: { street: '' } });
  expect((await customerModule.load())?.addresses.map(({ id }) => id)).toEqual([2]);
});

test('an address that cannot be deleted stays, and the order goes there', async () => {
  shop.use(
    http.delete(removeAddress.path.replace('{id}', ':id'), () =>
      HttpResponse.json({ message: 'ECONNREFUSED' }, { status: 500 }),
    ),
  );
  await open();
  await remove(/^Delete Noa Levi/);
  expect(await screen.findByText(unexpected.message)).toBeVisible();
  expect((await checkoutModule.load()).shippingInfo?.name).toBe('Noa Levi');
});

test('deleting a card that no subscription uses clears what pays for the order', async () => {
  shop.use(
    http.delete(removePayment.path.replace('{id}', ':id'), () =>
      HttpResponse.json({ payment: noa.payments[0] }),
    ),
  );
  await open();
  expect((await checkoutModule.load()).creditInfo).not.toBeNull();
  await remove(/^Delete .*4242/);
  await waitFor(async () => expect((await checkoutModule.load()).creditInfo).toBeNull());
  expect((await customerModule.load())?.payments).toEqual([]);
});
