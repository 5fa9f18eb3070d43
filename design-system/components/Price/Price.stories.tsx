import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { examples } from './Price.guide.tsx';
import { Price } from './Price.tsx';

const meta = {
  title: 'Components/Price',
  component: Price,
  args: { price: '$24.95' },
  parameters: {
    prices: 'shown',
    guide: {
      use: 'Wherever a shopper reads what a thing costs, so that prices look and sound alike. It takes finished words (`formatIn`, `priceLabel` and `formerPrice` in the domain make them), because only the shop knows the currency and its rate.',
      instead:
        'A column of figures that adds up is an `OrderSummary`. A fee inside a sentence stays text.',
      access:
        'A struck price is read out as “was $32.00”, a waived one as “waived”, so that nothing hangs on the line through it. Amounts are isolated, so that they keep their order within Hebrew.',
      examples,
    },
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The former price is struck only where the shop passes one: when it is above the price. */
export const Reduced: Story = {
  args: { formerPrice: '$32.00', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('was', { exact: false }).parentElement).toHaveTextContent(
      'was $32.00',
    );
  },
};

export const Medium: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

/** What is not above 0 is free (specification, section 9). */
export const PriceZero: Story = { args: { price: 'Free', size: 'large' } };

export const FromTo: Story = { args: { price: '$12.00', upTo: '$24.00' } };

/** A fee that a discount leaves out of the total. */
export const Waived: Story = {
  args: { price: '$6.00', waived: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('waived, was', { exact: false })).toBeInTheDocument();
  },
};

/** As the currency of the toolbar shows it, worked out at the rate of the contract's example. */
export const Shekels: Story = {
  globals: { currency: 'ILS' },
  args: { formerPrice: '$32.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₪91.07')).toBeVisible();
    await expect(canvas.getByText('₪116.80')).toBeVisible();
  },
};

/** The symbol stands where the currency's own formatting puts it. */
export const OtherCurrencies: Story = {
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Price {...args} price="€22.95" formerPrice="€29.40" />
      <Price {...args} price="22,95 €" formerPrice="29,40 €" />
      <Price {...args} price="₪92.30" formerPrice="₪118.40" />
      <Price {...args} price="CA$34.10" />
      <Price {...args} price="¥3,742" />
    </div>
  ),
};

export const InHebrew: Story = {
  globals: { direction: 'rtl' },
  args: { price: '₪1,249.90', formerPrice: '₪1,399.00', lang: 'he' },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Price.stories.tsx')),
};
