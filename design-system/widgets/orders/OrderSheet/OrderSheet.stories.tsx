import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  brokenPicture,
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import {
  longTitle,
  sampleProducts,
  sampleRows,
  sampleTotal,
} from '../../catalogue/catalogue.examples.ts';
import { OrderSheet } from './OrderSheet.tsx';

const meta = {
  title: 'Widgets/OrderSheet',
  component: OrderSheet,
  args: {
    number: '10042',
    placedAt: 'Thursday, May 14, 2026',
    lines: [
      { ...sampleProducts[0], quantity: 2, total: '$49.90' },
      { ...sampleProducts[1], detail: 'כריכה קשה', quantity: 1, total: '$18.00' },
    ],
    rows: sampleRows,
    total: sampleTotal,
    addressTitle: 'Ships to',
    address: ['Ruth Cohen', '18 Orchard Street', 'New York, NY 10002'],
    payment: 'Visa ending in 4242',
  },
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'An order as it was placed: where it goes, how it was paid.',
      instead: '`InvoiceSheet` for paper.',
      access: 'Each part has a heading; addresses are `address` elements.',
    },
  },
} satisfies Meta<typeof OrderSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shipped: Story = { tags: ['state-guest'] };

export const Pickup: Story = {
  args: { addressTitle: 'Pick up at', address: ['Otzar', '18 Orchard Street'], payment: undefined },
};

/** What went back stands beside how it was paid. */
export const Cancelled: Story = {
  args: {
    refund:
      'Gift card ending in WREN: $3.00, on it again; Visa ending in 4242: $56.50, never charged',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Refund' })).toBeVisible();
    await expect(canvas.getByText(/never charged/)).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: { lines: [{ title: longTitle, quantity: 12, total: '$1,788.00' }] },
};

/** What was put on an item and how it was wrapped stays to be read. */
export const Personalized: Story = {
  tags: ['state-hebrew'],
  args: {
    lines: [
      {
        ...sampleProducts[0],
        quantity: 2,
        total: '$49.90',
        extras: [
          { name: 'Name on the cover', value: 'נועה', price: '$4.50' },
          { name: 'Gift wrap', price: '$3.00' },
          { name: 'Gift message', value: 'For your first day. Love, Grandma' },
        ],
      },
    ],
  },
};

export const BadInput: Story = {
  args: {
    number: title300.replaceAll(' ', ''),
    lines: [
      { title: title300, picture: brokenPicture, quantity: 1, total: 'Free' },
      { title: mixedTitle, detail: markupTitle, quantity: 999_999, total: '$1,234,567.89' },
    ],
    address: [title300, mixedTitle, markupTitle],
    payment: title300,
  },
};

export const ManyLines: Story = {
  tags: ['unpictured'],
  args: { lines: namesOf('Book', 200).map((title) => ({ title, quantity: 1, total: '$6.25' })) },
};

export const EmptyList: Story = {
  tags: ['unpictured', 'state-empty'],
  args: { lines: [], rows: [] },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./OrderSheet.stories.tsx')),
};
