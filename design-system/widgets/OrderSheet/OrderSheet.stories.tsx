import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, sampleProducts, sampleRows, sampleTotal } from '../catalogue.examples.ts';
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
    guide: {
      use: 'An order as it was placed: where it goes, how it was paid.',
      instead: '`InvoiceSheet` for paper.',
      access: 'Each part has a heading; addresses are `address` elements.',
    },
  },
} satisfies Meta<typeof OrderSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shipped: Story = {};

export const Pickup: Story = {
  args: { addressTitle: 'Pick up at', address: ['Otzar', '18 Orchard Street'], payment: undefined },
};

export const LongTitle: Story = {
  args: { lines: [{ title: longTitle, quantity: 12, total: '$1,788.00' }] },
};
