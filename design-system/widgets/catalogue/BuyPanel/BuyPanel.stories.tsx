import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { QuantitySelector } from '../../bag/QuantitySelector/index.ts';
import { Favorite } from '../Favorite/index.ts';
import { GiftCardAmount } from '../GiftCardAmount/index.ts';
import { PromiseLine } from '../PromiseLine/index.ts';
import { StockLine } from '../StockLine/index.ts';
import { VariationPicker } from '../VariationPicker/index.ts';
import { BuyPanel } from './BuyPanel.tsx';

const meta = {
  title: 'Widgets/BuyPanel',
  component: BuyPanel,
  parameters: {
    kinds: ['same-for-everyone', 'left-out'],
    prices: 'shown',
    guide: {
      use: 'The one place on a product’s page where it is bought: price, choices, stock, quantity, button, in the order in which they are needed.',
      instead:
        '`ProductCard` with quick add in a list; `StickyBuyBar` only repeats this panel’s button while it is out of sight.',
      access:
        'The button’s name says what happens, or why nothing can. While it is busy it ignores clicks and keeps the focus; what went wrong is an alert. A product that cannot be bought still lets its choices be looked at.',
    },
  },
  args: {
    price: '$24.95',
    stock: <StockLine max={12} />,
    quantity: <QuantitySelector size="large" value={1} max={12} onChange={fn()} />,
    onAdd: fn(),
    busy: false,
    disabled: false,
    addLabel: 'Add to bag',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BuyPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to bag' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Reduced: Story = { args: { formerPrice: '$29.95' } };

/** In another currency it says beside the price what is paid. */
export const Shekels: Story = {
  globals: { currency: 'ILS' },
  args: { formerPrice: '$29.95', charged: 'You pay US$24.95' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₪91.07')).toBeVisible();
    await expect(canvas.getByText('You pay US$24.95')).toBeVisible();
  },
};

export const Preorder: Story = {
  args: { addLabel: 'Preorder', stock: <StockLine max={12} preorderDate="March 3" /> },
};

export const SoldOut: Story = {
  args: { addLabel: 'Sold out', disabled: true, stock: <StockLine max={0} />, quantity: null },
};

export const Busy: Story = { tags: ['state-loading'], args: { busy: true } };

/** Nothing to pay: the word, not a zero. */
export const PriceZero: Story = { args: { price: 'Free' } };

export const MaximumZero: Story = {
  tags: ['unpictured'],
  args: {
    addLabel: 'Sold out',
    disabled: true,
    stock: <StockLine max={0} />,
    quantity: <QuantitySelector size="large" value={0} max={0} onChange={fn()} />,
  },
};

export const Digital: Story = {
  args: {
    price: '$14.99',
    stock: <StockLine digital max={99} />,
    quantity: null,
    children: <PromiseLine icon="download" text="Yours right away" />,
  },
};

/** The shopper sets the price. */
export const GiftCard: Story = {
  args: {
    price: '$50.00',
    stock: <StockLine digital max={99} />,
    children: (
      <GiftCardAmount
        amounts={[25, 50, 100].map((value) => ({ value, label: `$${value}` }))}
        range={{ min: 5, max: 500 }}
        value={50}
        onChange={fn()}
      />
    ),
  },
};

export const Subscription: Story = {
  args: {
    price: '$18.00',
    per: 'a month',
    addLabel: 'Subscribe',
    quantity: null,
    children: (
      <PromiseLine
        icon="calendar"
        text="Posted on the first of each month"
        details={['Pause it, skip a month or end it whenever you like.']}
      />
    ),
  },
};

export const WithVariations: Story = {
  args: {
    price: '$28.00',
    children: (
      <VariationPicker
        onChoose={fn()}
        options={[
          {
            name: 'Size',
            values: [
              { value: 'Small', selected: false, note: '− $6.00' },
              { value: 'Large', selected: true },
            ],
          },
        ]}
      />
    ),
  },
};

export const WithFavorite: Story = {
  args: {
    aside: <Favorite title="The Lamplighter’s Almanac" favorite onToggle={fn()} />,
  },
};

/** More than one, or something done to it: what it comes to stands above the button. */
export const WithTotal: Story = {
  tags: ['unpictured'],
  args: { price: '$60.00', per: 'with what is written on it', total: '$124.95' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$124.95')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state-error'],
  args: { error: 'We could not put it in your bag. Check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/try again/);
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { price: '₪92.00', formerPrice: '₪110.00' },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./BuyPanel.stories.tsx')),
};
