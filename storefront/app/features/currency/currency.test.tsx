import { listCurrencies } from '@otzar/contract/currency';
import { listCurrenciesExamples } from '@otzar/contract/currency.examples';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { Suspense, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { leaveInBrowser } from '../../mocks/enter.ts';
import { handlersFor } from '../../mocks/handlers.ts';
import { usePrices } from '../../platform/prices.ts';
import { CurrencyChoice } from './CurrencyChoice.tsx';

const shop = setupServer(...handlersFor({}));
beforeAll(() => shop.listen());
beforeEach(() => leaveInBrowser({}));
afterEach(() => {
  shop.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => shop.close());

const [, shekel] = listCurrenciesExamples.default;
const visitedBefore = (rate: number, currency = 'ILS') =>
  leaveInBrowser({
    kept: { currency: { version: 1, data: { ...shekel, currency, rate } } },
  });

const Tea = () => <p>Tea, {usePrices().format(10)}</p>;

const late = { isHere: true, come: () => {} };
const coming = new Promise<void>((resolve) => {
  late.come = resolve;
});

/** Its code is there on the server, and later than the rest in the browser. */
function LateTea() {
  if (!late.isHere) throw coming;
  return <Tea />;
}

const Page = () => (
  <>
    <Tea />
    <CurrencyChoice />
  </>
);

const open = () =>
  render(
    <Provider store={createStore()}>
      <Page />
    </Provider>,
  );

const chooser = () => screen.getByRole('combobox', { name: 'Currency' });

test('a choice changes every price at once, and holds at the next visit', async () => {
  const first = open();
  expect(screen.getByText('Tea, $10.00')).toBeInTheDocument();
  await screen.findByRole('option', { name: /^GBP/ });
  await userEvent.selectOptions(chooser(), 'GBP');
  expect(await screen.findByText('Tea, £7.50')).toBeInTheDocument();
  first.unmount();
  open();
  expect(await screen.findByText('Tea, £7.50')).toBeInTheDocument();
});

test('a kept rate gives way to today’s', async () => {
  visitedBefore(3);
  open();
  expect(await screen.findByText('Tea, ₪36.50')).toBeInTheDocument();
});

test('a kept currency that the list no longer has gives way to dollars', async () => {
  visitedBefore(3, 'XXX');
  open();
  expect(await screen.findByRole('option', { name: /^GBP/ })).toBeInTheDocument();
  expect(await screen.findByText('Tea, $10.00')).toBeInTheDocument();
  expect(chooser()).toHaveDisplayValue('USD · US Dollar');
});

test.each([
  ['refuses', () => HttpResponse.json({ message: 'Out of order.' }, { status: 500 })],
  ['answers nonsense', () => HttpResponse.json([{ currency: 'ILS', rate: -1 }])],
])('a shop that %s is only logged, and the kept currency goes on', async (_, answer) => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  shop.use(http.get(`*${listCurrencies.path}`, answer));
  visitedBefore(3);
  open();
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(await screen.findByText('Tea, ₪30.00')).toBeInTheDocument();
  expect(chooser()).toHaveDisplayValue('ILS · Israeli New Shekel (₪)');
});

test('what is kept is nothing when it is no currency', async () => {
  leaveInBrowser({ kept: { currency: { version: 1, data: { currency: 'ILS', rate: 'three' } } } });
  open();
  expect(await screen.findByRole('option', { name: /^GBP/ })).toBeInTheDocument();
  expect(screen.getByText('Tea, $10.00')).toBeInTheDocument();
});

test('a part that wakes up late agrees with the server before it shows the currency', async () => {
  visitedBefore(3);
  shop.use(http.get(`*${listCurrencies.path}`, () => HttpResponse.json([])));
  const store = createStore();
  const page = (
    <Provider store={store}>
      <Tea />
      <Suspense>
        <LateTea />
      </Suspense>
    </Provider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  late.isHere = false;
  const disagreed = vi.fn();
  await act(async () => {
    startTransition(() => {
      hydrateRoot(root, page, { onRecoverableError: disagreed });
    });
  });
  await waitFor(() => expect(root).toHaveTextContent('Tea, ₪30.00Tea, $10.00'));
  await act(async () => {
    late.isHere = true;
    late.come();
    await coming;
  });
  await waitFor(() => expect(root).toHaveTextContent('Tea, ₪30.00Tea, ₪30.00'));
  expect(disagreed).not.toHaveBeenCalled();
  root.remove();
});
