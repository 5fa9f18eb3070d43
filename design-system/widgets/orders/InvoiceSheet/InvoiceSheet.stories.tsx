import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { sampleRows, sampleTotal } from '../../catalogue/catalogue.examples.ts';
import { InvoiceSheet } from './InvoiceSheet.tsx';

const almanac = {
  key: 'almanac',
  sku: 'BK-LAMP-01',
  title: 'The Lamplighter’s Almanac',
  quantity: 2,
  price: '$24.95',
  total: '$49.90',
};

const meta = {
  title: 'Widgets/InvoiceSheet',
  component: InvoiceSheet,
  args: {
    number: '1042-2026',
    order: '1042',
    fileHref: '/api/order/1042/invoice.pdf',
    date: 'Tuesday, November 24, 2026',
    seller: [
      'Otzar Books, LLC',
      '48 Orchard Row',
      'New York, NY 10002',
      'Tax number: EIN 00-0000000',
    ],
    buyer: ['Noa Levi', '12 Maple Street, Apt 3', 'Brooklyn, NY 11201', 'United States'],
    lines: [
      almanac,
      {
        key: 'notebook',
        sku: 'GF-NOTE-01',
        title: 'Linen Notebook',
        detail: 'Olive, A5',
        extras: [
          { name: 'Name on the cover', value: 'נועה', price: '$4.50' },
          { name: 'Gift wrap', price: '$3.00' },
        ],
        quantity: 1,
        price: '$16.00',
        total: '$16.00',
      },
    ],
    rows: [...sampleRows],
    total: sampleTotal,
    payments: ['Gift card ending in 4410, $3.00', 'Visa ending in 4242, $56.50'],
    onPrint: fn(),
  },
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    layout: 'fullscreen',
    guide: {
      use: 'For the page of an invoice alone: it is made to be printed.',
      instead: '`OrderSheet`, within the shop.',
      access: 'A table with headed columns; the button to print is not on paper.',
    },
  },
} satisfies Meta<typeof InvoiceSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Name on the cover/)).toHaveTextContent('נועה ($4.50)');
    await expect(
      canvas.getByRole('heading', { name: 'Invoice 1042-2026', level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Quantity' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/api/order/1042/invoice.pdf',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** It stays an invoice, and says what was given back. */
export const Cancelled: Story = {
  args: {
    cancelled: 'Cancelled on Tuesday, November 24, 2026',
    refunds: [
      'Gift card ending in 4410: $3.00, on it again',
      'Visa ending in 4242: $56.50, never charged',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled on Tuesday, November 24, 2026')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Given back' })).toBeVisible();
  },
};

/** Forty lines still print on one page, in small type. */
export const FortyLines: Story = {
  args: {
    lines: namesOf('Book', 40).map((title) => ({ ...almanac, key: title, sku: title, title })),
  },
};

/** Sixty lines break between pages, each whole, under the columns’ names. */
export const ManyLines: Story = {
  args: {
    lines: namesOf('Book', 60).map((title) => ({ ...almanac, key: title, sku: title, title })),
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    buyer: ['נועה לוי', 'רחוב הגפן 4', 'תל אביב 6100001'],
    lines: [{ ...almanac, title: 'גן של אותיות קטנות', detail: 'כריכה קשה' }],
  },
};

export const BadInput: Story = {
  args: {
    lines: [title300, mixedTitle, markupTitle].map((title) => ({
      ...almanac,
      key: title,
      sku: title,
      title,
    })),
  },
};

/** A gift that costs nothing, paid by nothing. */
export const Empty: Story = { tags: ['state-empty'], args: { lines: [], rows: [], payments: [] } };

export const Gallery: StoryObj = {
  tags: ['gallery', 'print', '!autodocs'],
  ...galleryOf(() => import('./InvoiceSheet.stories.tsx')),
};
