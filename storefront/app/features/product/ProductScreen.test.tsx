import type { BagLine } from '@otzar/contract/bag';
import type { Product } from '@otzar/contract/product';
import { readProductExamples } from '@otzar/contract/product.examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../mocks/render.tsx';
import { firstPageHasLoaded } from '../../platform/deferred.tsx';
import { ProductScreen } from './ProductScreen.tsx';

const { default: book, hebrew, variations: mug, personalized } = readProductExamples;

beforeAll(() => {
  // It watches the buy panel, which a simulated browser cannot see.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  firstPageHasLoaded();
});
beforeEach(() => localStorage.clear());

const onAdd = vi.fn<(line: BagLine) => Promise<void>>();

async function show(product: Product, different: { gone?: number[]; path?: string } = {}) {
  onAdd.mockReset().mockResolvedValue();
  const shown = renderScreen(
    <ProductScreen
      product={product}
      pending={false}
      breadcrumbs={product.breadcrumbs}
      promises={() => null}
      follow={() => null}
      extras={(wishes, onWishes) => (
        <input
          aria-label="Name on the cover"
          name="words.name"
          value={wishes.personalization[0]?.entries[0]?.value ?? ''}
          onChange={({ target: { value } }) =>
            onWishes({
              gift_options: { wrap: true, message: '', price: 5 },
              personalization: [{ entries: [{ key: 'name', label: 'Name', value, price: 4.5 }] }],
              fee: 4.5,
            })
          }
        />
      )}
      notice={null}
      gone={different.gone ?? []}
      onAdd={onAdd}
    />,
  );
  await screen.findByText('SKU');
  return shown;
}
const add = () => screen.getByRole('button', { name: 'Add to bag' });
const sku = () => within(screen.getByText('SKU').parentElement as HTMLElement);

test('what is written costs its fee on each, and what is given once', async () => {
  await show(personalized);
  await userEvent.type(screen.getByRole('textbox'), 'N');
  expect(screen.getAllByText('$20.50')[0]).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), '3');
  expect(screen.getByText('$66.50')).toBeVisible();
  await userEvent.click(add());
  await waitFor(() => expect(onAdd).toHaveBeenCalledOnce());
  expect(onAdd).toHaveBeenCalledWith(
    expect.objectContaining({
      quantity: 3,
      price: 16,
      personalization: [{ entries: [expect.objectContaining({ value: 'N' })] }],
    }),
  );
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
});

test('what was typed survives an adding that fails, which says so', async () => {
  await show(personalized);
  onAdd.mockRejectedValue(new Error('storage'));
  await userEvent.type(screen.getByRole('textbox'), 'Noa');
  await userEvent.click(add());
  expect(await screen.findByText(/We could not put it in your bag/)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Noa');
  expect(add()).toBeEnabled();
});

test('no more are offered than there are, nor than one order may hold', async () => {
  await show({ ...book, max: 40, max_quantity: 2 });
  const options = within(screen.getByRole('combobox', { name: 'Quantity' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['1', '2']);
});

test('a former price is struck only where it was higher', async () => {
  const { unmount } = await show({ ...book, price: 24, fake_price: 30 });
  expect(screen.getByText('$30.00')).toBeVisible();
  unmount();
  await show({ ...book, price: 24, fake_price: 24 });
  expect(screen.queryByText('$30.00')).toBeNull();
});

test('a variation has its own price, number and address, and takes no step in the history', async () => {
  const { router } = await show(mug);
  const before = router.state.location.key;
  await userEvent.click(await screen.findByRole('radio', { name: /^Large/ }));
  expect(router.state.location.search).toBe('?variation=1022');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.location.key).not.toBe(before);
  expect(sku().getByText('GF-MUG-OLIVE-LARGE')).toBeVisible();
  expect(screen.getAllByText('$28.00')[0]).toBeVisible();
});

test('what has sold out since cannot be added; another variation still can', async () => {
  await show(mug, { gone: [1021] });
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await userEvent.click(await screen.findByRole('radio', { name: /^Large/ }));
  expect(add()).toBeEnabled();
});

test('what is not made is neither in stock nor put into the bag, and whoever asks for it early is told why', async () => {
  const made = mug.variation_infos.filter(
    ({ options }) => options.Color !== 'Ink' || options.Size !== 'Large',
  );
  await show({ ...mug, variation_infos: made });
  await userEvent.click(await screen.findByRole('radio', { name: /^Large/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Ink/ }));
  expect(screen.getByRole('button', { name: 'Not made' })).toBeDisabled();
  expect(screen.queryByText('In stock')).toBeNull();
  // Pressed before the page was awake, the form is sent as soon as it is.
  fireEvent.submit(screen.getByRole('button', { name: 'Not made' }).closest('form') as HTMLElement);
  expect(await screen.findByText(/^It is not made in what you have chosen/)).toBeVisible();
  expect(onAdd).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: /^Olive/ }));
  expect(screen.queryByText(/^It is not made/)).toBeNull();
  expect(screen.getByText('In stock')).toBeVisible();
});

test.each(['heb_title', 'heb_description', 'heb_short_desc', 'creators'] as const)(
  'the language can be chosen where a product has its %s in Hebrew',
  async (words) => {
    await show({ ...book, [words]: hebrew[words] });
    expect(screen.getByRole('group', { name: 'Product language' })).toBeVisible();
  },
);

test('there is no language to choose where nothing is in Hebrew', async () => {
  await show(book);
  expect(screen.queryByRole('group', { name: 'Product language' })).toBeNull();
});

test('what costs nothing is called free', async () => {
  await show({ ...book, price: 0, fake_price: 0 });
  expect(screen.getAllByText('Free')[0]).toBeVisible();
  expect(screen.queryByText('$0.00')).toBeNull();
});
