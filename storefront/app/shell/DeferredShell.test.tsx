import { sampleLines } from '@otzar/contract/bag.examples';
import { listCountries } from '@otzar/contract/country';
import { readCustomer } from '@otzar/contract/customer';
import { noa } from '@otzar/contract/customer.examples';
import { mergeBag, saveBag } from '@otzar/contract/customer-bag';
import { readLocation } from '@otzar/contract/location';
import { readLocationExamples } from '@otzar/contract/location.examples';
import { readShipping } from '@otzar/contract/shipping';
import { readShippingExamples } from '@otzar/contract/shipping.examples';
import { isSettled } from '@otzar/domain/pending-changes';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { bagModule } from '../features/bag/bag-module.ts';
import { noteWantedHeart } from '../features/product/hearts.ts';
import { renderScreen } from '../mocks/render.tsx';
import { sampleServer } from '../mocks/sample-server.ts';
import { DeferredShell } from './DeferredShell.tsx';

const { shop, renew } = sampleServer(true);

const bag = () => bagModule.load();

test('what the shop could not be told is told on the next page', async () => {
  let refused = 0;
  shop.use(
    ...[saveBag, mergeBag].map(({ path }) =>
      http.post(path, () => {
        refused += 1;
        return HttpResponse.json({ message: 'Not now.' }, { status: 500 });
      }),
    ),
  );
  const { store, router } = renderScreen(<DeferredShell onHeaderAway={() => {}} />, '/:page');
  await act(() => store.set(bagModule.atom, (kept) => ({ ...kept, products: [sampleLines.mug] })));
  await waitFor(() => expect(refused).toBeGreaterThan(0));
  await waitFor(async () => expect((await bag()).products.length).toBeGreaterThan(1));
  expect(await bag()).toMatchObject({ owner: noa.id });
  expect(isSettled((await bag()).unsent)).toBe(false);

  renew();
  await act(() => router.navigate('/next'));
  await waitFor(async () => expect(isSettled((await bag()).unsent)).toBe(true));
});

test('a visit begins with who is there, and with the countries', async () => {
  const asked: string[] = [];
  const note = ({ request }: { request: Request }) => asked.push(new URL(request.url).pathname);
  shop.events.on('request:start', note);
  renderScreen(<DeferredShell onHeaderAway={() => {}} />, '/:page');
  await waitFor(() =>
    expect(asked).toEqual(expect.arrayContaining([readCustomer.path, listCountries.path])),
  );
  await waitFor(async () => expect((await bag()).owner).toBe(noa.id));
  shop.events.removeListener('request:start', note);
});

test('a heart pressed before the shopper was known is a favorite, and takes none out', async () => {
  const wanted = [sampleLines.pencils.product_id, noa.favorites[0] ?? 0];
  for (const id of wanted) {
    noteWantedHeart(id);
    const { unmount } = renderScreen(<DeferredShell onHeaderAway={() => {}} />, '/:page');
    await waitFor(async () => expect((await bag()).favorites).toContain(id));
    unmount();
  }
  expect((await bag()).favorites).toEqual(expect.arrayContaining(wanted));
});

test('what is typed anywhere is trimmed as it is typed', async () => {
  const page = (
    <>
      <input aria-label="Name" />
      <DeferredShell onHeaderAway={() => {}} />
    </>
  );
  renderScreen(page, '/:page');
  const field = screen.getByLabelText('Name');
  await userEvent.type(field, '  Ruth  Levi ');
  expect(field).toHaveValue('Ruth  Levi ');
  await userEvent.tab();
  expect(field).toHaveValue('Ruth  Levi');
});

test('on each path the zip code is asked for, then the rates to it', async () => {
  const asked: string[] = [];
  shop.use(
    http.get(readLocation.path, () => {
      asked.push('zip code');
      return HttpResponse.json({ ...readLocationExamples.default, zip: '11201' });
    }),
    http.post<never, { zip_code: string }>(readShipping.path, async ({ request }) => {
      asked.push(`rates to ${(await request.json()).zip_code}`);
      return HttpResponse.json(readShippingExamples.default);
    }),
  );
  const { router } = renderScreen(<DeferredShell onHeaderAway={() => {}} />, '/:page');
  const once = ['zip code', 'rates to 11201'];
  await waitFor(() => expect(asked).toEqual(once));
  await act(() => router.navigate('/first?n=1'));
  await waitFor(() => expect(asked).toEqual([...once, ...once]));
  await act(() => router.navigate('/first?n=2'));
  await act(() => router.navigate('/second'));
  await waitFor(() => expect(asked).toEqual([...once, ...once, ...once]));
});

test('who is signed in is asked on each path, and not for a query that changes on it', async () => {
  const asked: string[] = [];
  const { router } = renderScreen(<DeferredShell onHeaderAway={() => {}} />, '/:page');
  shop.use(http.get(readCustomer.path, () => void asked.push(router.state.location.search)));
  await act(() => router.navigate('/first?n=1'));
  await waitFor(async () => expect((await bag()).owner).toBe(noa.id));
  asked.length = 0;
  const open = async (path: string, askedSoFar: string[]) => {
    await act(() => router.navigate(path));
    await waitFor(() => expect(asked).toEqual(askedSoFar));
  };
  await open('/first?n=2', []);
  await open('/second?n=3', ['?n=3']);
  await open('/second?n=4', ['?n=3']);
  await open('/third?n=5', ['?n=3', '?n=5']);
});
