import { checkMax } from '@otzar/contract/bag';
import { sampleLines } from '@otzar/contract/bag.examples';
import { readLocationExamples } from '@otzar/contract/location.examples';
import { emptyBag } from '@otzar/domain/bag';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useAtomValue } from 'jotai/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useBag } from '../../features/bag/useBag.ts';
import { checkoutModule } from '../../features/checkout/checkout-module.ts';
import { freshHandlers } from '../../mocks/handlers.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { CheckoutView } from './CheckoutView.tsx';
import CheckoutRoute from './checkout.tsx';

const shop = setupServer(...freshHandlers());
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  keepBag(sampleLines.book);
});
afterEach(() => shop.resetHandlers(...freshHandlers()));
afterAll(() => shop.close());

const keepBag = (...products: (typeof emptyBag)['products']) =>
  localStorage.setItem(
    'otzar:bag',
    JSON.stringify({ version: 1, data: { ...emptyBag, products } }),
  );
const kept = (name: string) => JSON.parse(localStorage.getItem(`otzar:${name}`) ?? '{}');
const open = async () => {
  const rendered = renderScreen(<CheckoutRoute />, '/checkout');
  await screen.findByRole('textbox', { name: 'E-mail address' });
  return rendered;
};
const proceed = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Continue to review' }));

async function fillContactAndAddress(user: UserEvent) {
  await user.type(screen.getByLabelText('E-mail address'), 'noa@example.com');
  await user.type(screen.getByLabelText('Full name'), 'Noa Levi');
  await user.type(screen.getByLabelText('Street address'), '12 Elm Street');
  await user.type(screen.getByLabelText('City'), 'New York');
  await user.selectOptions(screen.getByLabelText('State or region'), 'New York');
  await user.type(screen.getByLabelText('ZIP or postal code'), '10001');
}
async function fillCard(user: UserEvent, number = '4242424242424242') {
  await user.type(screen.getByLabelText('Card number'), number);
  await user.type(screen.getByLabelText('Expiry (MM/YY)'), '1234');
  await user.type(screen.getByLabelText('Security code'), '123');
}

/** The checkout as somebody sees it who is signed in, and keeps nothing yet. */
function CustomersCheckout() {
  const bag = useBag();
  const checkout = useAtomValue(checkoutModule.atom);
  const nothing = { choice: null, chosen: false, keep: null };
  const saved = () => ({ address: nothing, card: nothing });
  return bag && checkout ? (
    <CheckoutView lines={bag.products} kept={checkout} onAccepted={() => {}} saved={saved} />
  ) : null;
}

describe('the checkout', { timeout: 30_000 }, () => {
  it('names what is missing, field by field, and leads to each', async () => {
    const user = userEvent.setup();
    await open();
    await proceed(user);
    const summary = await screen.findByRole('group', { name: /^Error: / });
    await waitFor(() => expect(summary).toHaveFocus());
    for (const [label, sentence] of [
      ['E-mail address', 'Please enter your e-mail address.'],
      ['City', 'Please enter the city.'],
      ['Card number', 'Please check the card number.'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(`Error: ${sentence}`),
      );
      await user.click(within(summary).getByRole('link', { name: sentence }));
      expect(screen.getByLabelText(label)).toHaveFocus();
    }
  });

  it('goes on to Review with an address, a way of delivery and a card', async () => {
    const user = userEvent.setup();
    const { router } = await open();
    await fillContactAndAddress(user);
    await screen.findByRole('radio', { name: /Standard/ });
    await fillCard(user);
    await proceed(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/review'));
    expect(kept('checkout').data).toMatchObject({
      email: 'noa@example.com',
      shippingInfo: { postal_code: '10001' },
      creditInfo: { last_four: '4242' },
    });
  });

  it('goes on by itself for whoever is quicker than the ways of delivery', async () => {
    const user = userEvent.setup();
    const { router } = await open();
    await fillCard(user);
    await fillContactAndAddress(user);
    expect(screen.queryByRole('radio', { name: /Standard/ })).not.toBeInTheDocument();
    await proceed(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/review'));
    expect(kept('checkout').data.shippingType).toMatchObject({ delivery: true });
  });

  it('keeps nothing of the card but its token, brand, last digits and expiry', async () => {
    const user = userEvent.setup();
    const { router } = await open();
    await fillContactAndAddress(user);
    await screen.findByRole('radio', { name: /Standard/ });
    await fillCard(user);
    await proceed(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/review'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('4242424242424242');
    expect(Object.keys(kept('checkout').data.creditInfo).sort()).toEqual([
      'Token',
      'brand',
      'exp',
      'last_four',
    ]);
  });

  it('keeps what is typed through a reload', async () => {
    const user = userEvent.setup();
    const { unmount } = await open();
    await user.type(screen.getByLabelText('City'), 'Haifa');
    await waitFor(() => expect(kept('checkout').data.draft.address.city).toBe('Haifa'));
    unmount();
    await open();
    expect(screen.getByLabelText('City')).toHaveValue('Haifa');
  });

  it('asks for a name and phone in place of an address when the order is picked up', async () => {
    const user = userEvent.setup();
    const { router } = await open();
    await user.type(screen.getByLabelText('E-mail address'), 'noa@example.com');
    await user.click(screen.getByRole('radio', { name: /pick/i }));
    expect(screen.queryByLabelText('Street address')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Full name'), 'Noa Levi');
    await user.type(screen.getByLabelText(/phone/i), '+1 212 555 0100');
    await fillCard(user);
    await proceed(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/review'));
    expect(kept('checkout').data).toMatchObject({
      shippingType: { delivery: false },
      pickupInfo: { name: 'Noa Levi', email: 'noa@example.com' },
    });
  });

  it('shows a refusal of the card beside its field, and loses nothing that was typed', async () => {
    const user = userEvent.setup();
    shop.use(
      http.post('/api/card/createToken', () =>
        HttpResponse.json(
          { message: 'Please check the card.', fields: { card: 'We do not take this card.' } },
          { status: 422 },
        ),
      ),
    );
    const { router } = await open();
    await fillContactAndAddress(user);
    await screen.findByRole('radio', { name: /Standard/ });
    await fillCard(user);
    await proceed(user);
    expect(await screen.findByRole('link', { name: 'We do not take this card.' })).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription(
      /Error: We do not take this card\./,
    );
    expect(screen.getByLabelText('Full name')).toHaveValue('Noa Levi');
    expect(router.state.location.pathname).toBe('/checkout');
  });

  it('says that the rates did not come, and asks again', async () => {
    const user = userEvent.setup();
    shop.use(http.post('/api/shipping/index', () => HttpResponse.error(), { once: true }));
    await open();
    await user.type(screen.getByLabelText('ZIP or postal code'), '10001');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Standard/ })).toBeInTheDocument();
  });

  it.each(['Discount code', 'Gift card code'])(
    'says of the %s alone what is wrong with it, and keeps it',
    async (name) => {
      const user = userEvent.setup();
      await open();
      const code = 'X'.repeat(1_000);
      await user.click(screen.getByLabelText(name));
      await user.paste(code);
      await user.keyboard('{Enter}');
      const [line] = await screen.findAllByRole('link', {
        name: 'Please use at most 64 characters.',
      });
      await waitFor(() => expect(line?.closest('[role=group]')).toHaveFocus());
      expect(screen.getAllByText('Please use at most 64 characters.')).toHaveLength(2);
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription(
        'Error: Please use at most 64 characters.',
      );
      expect(screen.getByLabelText(name)).toHaveValue(code);
    },
  );

  describe('of a place', () => {
    const region = () => screen.getByRole('combobox', { name: 'State or region' });
    const zip = () => screen.getByLabelText('ZIP or postal code');

    it('asks for a state from its list, and takes it from the zip code', async () => {
      const user = userEvent.setup();
      await open();
      expect(region()).toBeRequired();
      await proceed(user);
      expect(await screen.findByRole('link', { name: 'Please choose a state.' })).toBeVisible();
      await user.type(zip(), '96201');
      expect(region()).toHaveDisplayValue('Armed Forces Pacific');
      await user.selectOptions(screen.getByLabelText('Country'), 'Canada');
      expect(region()).toHaveDisplayValue('Select your province');
    });

    it.each([
      ['Yes, California', 'California', '90210'],
      ['No, keep New York', 'New York', '90210'],
    ])('asks about a region that its zip code is not in, and takes "%s"', async (answer, state) => {
      const user = userEvent.setup();
      await open();
      await user.selectOptions(region(), 'New York');
      await user.type(zip(), '90210');
      expect(screen.getByText('90210 is in California. Did you mean that?')).toBeVisible();
      await proceed(user);
      await waitFor(() => expect(region()).toHaveAccessibleDescription(/not in New York/));
      await user.click(screen.getByRole('button', { name: answer }));
      expect(region()).toHaveDisplayValue(state);
      await waitFor(() => expect(region()).toBeValid());
      expect(screen.queryByText(/Did you mean that/)).not.toBeInTheDocument();
    });

    it('has the one that was given in the bag in its form, and never over an address', async () => {
      const { zip: known, ...location } = readLocationExamples.known;
      const give = () =>
        localStorage.setItem(
          'otzar:zipLookup',
          JSON.stringify({ version: 1, data: { zip: known, ...location } }),
        );
      give();
      const { unmount } = await open();
      await waitFor(() => expect(zip()).toHaveValue('11201'));
      expect(region()).toHaveDisplayValue('New York');
      const user = userEvent.setup();
      await user.clear(zip());
      await user.type(zip(), '90');
      await waitFor(() => expect(kept('checkout').data.draft.address.postal_code).toBe('90'));
      unmount();
      give();
      await open();
      await waitFor(() => expect(zip()).toHaveValue('90'));
    });

    it('is asked of whoever buys what is sent nowhere, before its tax is told', async () => {
      const user = userEvent.setup();
      const line = { ...sampleLines.book, item_type: 'digital' as const, quantity: 1 };
      // The shop itself sells this book on paper, and would say so before the test has looked.
      shop.use(http.post(checkMax.path, () => HttpResponse.json([line])));
      keepBag(line);
      await open();
      const summary = within(screen.getByRole('complementary'));
      expect(summary.queryByText('$0.00')).not.toBeInTheDocument();
      expect(summary.getByText('Total so far, before tax')).toBeVisible();
      await proceed(user);
      const sentence = 'Please enter the zip or postal code.';
      expect(await screen.findByRole('link', { name: sentence })).toBeVisible();
      await user.type(zip(), '11201');
      expect(await summary.findByText('Total')).toBeVisible();
      expect(summary.queryByText('—')).not.toBeInTheDocument();
    });

    it('is not asked of whoever gives a gift card, which nobody taxes', async () => {
      keepBag(sampleLines.giftCard);
      await open();
      expect(screen.queryByLabelText('ZIP or postal code')).not.toBeInTheDocument();
      expect(screen.getByText('Total')).toBeVisible();
    });
  });

  describe('hints that an e-mail address has an account', () => {
    const field = () => screen.getByLabelText('E-mail address');
    const hint = () => screen.queryByText(/You have an account with this address/);
    /** What was asked about, each with the way to answer it. */
    const answerLater = () => {
      const asked: ((exists: boolean) => void)[] = [];
      shop.use(
        http.post('/api/guest_email', async () => {
          const exists = await new Promise<boolean>((resolve) => asked.push(resolve));
          return HttpResponse.json({ exists });
        }),
      );
      return asked;
    };

    it('once the address is left, with a way to sign in, and keeps that', async () => {
      const user = userEvent.setup();
      await open();
      await user.type(field(), 'noa@example.com');
      expect(hint()).toBeNull();
      await user.tab();
      await waitFor(() => expect(hint()).toBeVisible());
      expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
      expect(kept('checkout').data.guestEmailExists).toBe(true);
      await user.type(field(), '.il');
      expect(hint()).toBeNull();
    });

    it('asking once, and never about what is no address', async () => {
      const user = userEvent.setup();
      const asked = answerLater();
      await open();
      await user.type(field(), 'noa@');
      await user.tab();
      await user.type(field(), 'example.com');
      await user.tab();
      await waitFor(() => expect(asked).toHaveLength(1));
      await user.click(field());
      await user.tab();
      asked[0]?.(true);
      await waitFor(() => expect(hint()).toBeVisible());
      expect(asked).toHaveLength(1);
    });

    it('but not of an address that has been typed over since', async () => {
      const user = userEvent.setup();
      const asked = answerLater();
      await open();
      await user.type(field(), 'noa@example.com');
      await user.tab();
      await user.type(field(), '.il');
      await user.tab();
      await waitFor(() => expect(asked).toHaveLength(2));
      asked[1]?.(false);
      asked[0]?.(true);
      await user.type(screen.getByLabelText('City'), 'Haifa');
      await waitFor(() => expect(kept('checkout').data.draft.address.city).toBe('Haifa'));
      expect(hint()).toBeNull();
      expect(kept('checkout').data.guestEmailExists).toBe(false);
    });

    it('and asks nothing of a customer', async () => {
      const user = userEvent.setup();
      const asked = answerLater();
      renderScreen(<CustomersCheckout />);
      await user.type(await screen.findByLabelText('E-mail address'), 'noa@example.com');
      await user.tab();
      await user.type(screen.getByLabelText('City'), 'Haifa');
      await waitFor(() => expect(kept('checkout').data.draft.address.city).toBe('Haifa'));
      expect(asked).toHaveLength(0);
    });

    it('and goes on without where that cannot be asked', async () => {
      const user = userEvent.setup();
      shop.use(http.post('/api/guest_email', () => HttpResponse.json({}, { status: 429 })));
      const { router } = await open();
      await fillContactAndAddress(user);
      await screen.findByRole('radio', { name: /Standard/ });
      await fillCard(user);
      await proceed(user);
      await waitFor(() => expect(router.state.location.pathname).toBe('/review'));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });
});
