import type { BagLine } from '@otzar/contract/bag';
import { sampleLines } from '@otzar/contract/bag.examples';
import { emptyBag } from '@otzar/domain/bag';
import { formatUsd } from '@otzar/domain/money';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../mocks/render.tsx';
import { sampleServer } from '../../mocks/sample-server.ts';
import BagRoute from '../../screens/bag/bag.tsx';

const { shop } = sampleServer();

const [first, second] = Object.values(sampleLines);
if (!first || !second) throw new Error('The contract has too few sample lines.');

const nothingAdded = { personalization: [], gift_options: null };

const keep = (products: BagLine[]) =>
  localStorage.setItem(
    'otzar:bag',
    JSON.stringify({ version: 1, data: { ...emptyBag, products } }),
  );
/** The shopper is where nothing is sent to, as the shop has said. */
function keepInCuba() {
  const country = { label: 'Cuba', value: 'CU' };
  const place = { zip: '10400', country, tax_rate: 0 };
  const rates = { zip: '10400', country: 'CU', productId: null, options: null, updatedAt: '' };
  const modules = { zipLookup: place, shippingRates: { ...rates, askedAt: 0 } };
  for (const [name, data] of Object.entries(modules))
    localStorage.setItem(`otzar:${name}`, JSON.stringify({ version: 1, data }));
}
const offering = (change: (line: BagLine) => Partial<BagLine>, lines: BagLine[]) =>
  shop.use(
    http.post('/api/max', () =>
      HttpResponse.json(lines.map((line) => ({ ...line, ...change(line) }))),
    ),
  );

/** Opens the bag and waits for the shop's word on it: an answer that comes late would reach the next test. */
async function openBag(lines: BagLine[], price = 7) {
  offering(() => ({ price }), lines);
  renderScreen(<BagRoute />);
  await screen.findAllByText(new RegExp(`The price is now \\$${price}`));
}
const inBag = () => screen.findByRole('region', { name: 'Items in your bag' });

describe('the bag', () => {
  it('estimates nothing, and promises no delivery, where nothing is sent', async () => {
    keep([first]);
    keepInCuba();
    await openBag([first]);
    expect(await screen.findByText(/^Nothing of ours ships to 10400/)).toBeVisible();
    expect(screen.queryByText(/^Estimated for/)).not.toBeInTheDocument();
    expect(screen.queryByText(/around the world|free shipping/i)).not.toBeInTheDocument();
  });

  it('says what to do when it is empty', async () => {
    renderScreen(<BagRoute />);
    expect(await screen.findByRole('link', { name: 'Browse the shop' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(screen.queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
  });

  it('takes a line out and puts it back in its place', async () => {
    keep([first, second]);
    const user = userEvent.setup();
    await openBag([first, second]);
    await user.click(await screen.findByRole('button', { name: `Remove ${first.title}` }));
    expect(within(await inBag()).getByText(/was removed\.$/)).toHaveFocus();
    expect(
      within(await inBag()).queryByRole('heading', { name: first.title }),
    ).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const titles = within(await inBag()).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([first.title, second.title]);
  });

  it('keeps a line for later and brings it back', async () => {
    keep([first]);
    const user = userEvent.setup();
    await openBag([first]);
    await user.click(await screen.findByRole('button', { name: `Save ${first.title} for later` }));
    offering(() => ({ price: 8 }), [first]);
    await user.click(await screen.findByRole('button', { name: `Move ${first.title} to bag` }));
    expect(within(await inBag()).getByRole('heading', { name: first.title })).toBeVisible();
    // What it was when the bag was opened: it has changed twice since, and is told once.
    const told = `The price is now $8.00; it was ${formatUsd(first.price)}.`;
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('lowers a quantity to what is left, and says so', async () => {
    const line = { ...first, quantity: 5, max: 5 };
    keep([line]);
    offering(() => ({ max: 2 }), [line]);
    renderScreen(<BagRoute />);
    expect(await screen.findByText('Only 2 left: we lowered the quantity from 5.')).toBeVisible();
    const quantity = screen.getByRole('combobox', { name: /Quantity/ });
    expect(quantity).toHaveValue('2');
    expect(within(quantity).getAllByRole('option')).toHaveLength(2);
  });

  it('sets aside what is sold out', async () => {
    keep([first, second]);
    offering((line) => (line.id === first.id ? { max: 0 } : {}), [first, second]);
    renderScreen(<BagRoute />);
    const soldOut = await screen.findByRole('region', { name: 'Items that are sold out' });
    expect(within(soldOut).getByRole('heading', { name: first.title })).toBeVisible();
  });

  it('stays as it is when the shop cannot be reached', async () => {
    keep([first]);
    shop.use(http.post('/api/max', () => HttpResponse.error()));
    renderScreen(<BagRoute />);
    expect(within(await inBag()).getByRole('heading', { name: first.title })).toBeVisible();
  });

  it('writes on an item, which is a line of its own from then on', async () => {
    const notebook = { ...sampleLines.notebookWithName, item_key: '', ...nothingAdded };
    keep([notebook]);
    const user = userEvent.setup();
    await openBag([notebook]);
    await user.click(
      await screen.findByRole('button', { name: `Gift options for ${notebook.title}` }),
    );
    const words = await screen.findByRole('textbox', { name: 'Name on the cover' });
    await user.type(words, 'Noa');
    await user.click(screen.getByRole('radio', { name: /Gift wrap/ }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    const items = await inBag();
    expect(await within(items).findByText('Noa')).toBeVisible();
    expect(within(items).getByText(/Gift wrap/)).toBeVisible();
    expect(await screen.findByText('Personalization')).toBeVisible();
  });
});

describe('what is taken off and what has been paid', () => {
  it('keeps a refused discount code, and says why', async () => {
    keep([first]);
    const user = userEvent.setup();
    await openBag([first], 40);
    await user.type(
      await screen.findByRole('textbox', { name: 'Discount code' }),
      'nothing{Enter}',
    );
    expect(await screen.findByText(/We do not know this discount code/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Discount code' })).toHaveValue('nothing');
  });

  it('takes a discount off, and gives it back', async () => {
    keep([{ ...first, quantity: 1 }]);
    const user = userEvent.setup();
    await openBag([{ ...first, quantity: 1 }], 40);
    await user.type(await screen.findByRole('textbox', { name: 'Discount code' }), 'read10{Enter}');
    expect(await screen.findByText('−$4.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove discount READ10' }));
    await waitFor(() => expect(screen.queryByText('−$4.00')).not.toBeInTheDocument());
  });

  it('lets a gift card pay, once', async () => {
    keep([{ ...first, quantity: 1 }]);
    const user = userEvent.setup();
    await openBag([{ ...first, quantity: 1 }], 40);
    const code = screen.getByRole('textbox', { name: 'Gift card code' });
    await user.type(code, 'otz plum fern wren{Enter}');
    expect(await screen.findByText('Pays $40.00 of its $50.00; $10.00 stays on it.')).toBeVisible();
    await user.type(code, 'OTZ-PLUM-FERN-WREN{Enter}');
    await waitFor(() => expect(code).toHaveValue(''));
    expect(screen.getAllByText(/Pays \$40/)).toHaveLength(1);
  });
});
