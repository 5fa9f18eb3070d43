import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import {
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { sampleRows, sampleTotal } from '../../catalogue/catalogue.examples.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { SummaryRows } from './SummaryRows.tsx';

const meta = {
  title: 'Widgets/OrderSummary',
  component: OrderSummary,
  args: {
    rows: sampleRows,
    total: sampleTotal,
    children: <Button size="large">Check out</Button>,
    footnote: 'Tax and shipping are worked out again when you review your order.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'Beside the bag and the checkout: every figure, and what it comes to. Each figure opens how it was made, in words and parts taken from the real amounts.',
      instead: '`Price` for the price of one thing.',
      access:
        'Each figure’s name is a `summary`: Tab reaches it, Enter and Space open it, and a screen reader says whether it is open. It needs no script. A long list of parts scrolls and can be reached by key.',
    },
  },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed until it is asked for; the names are reached by Tab, one after the other. */
export const EveryKindOfRow: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    const explanation = canvas.getByText(/8.25% of the price/);
    await expect(explanation).not.toBeVisible();
    for (const { label } of sampleRows) {
      await userEvent.tab();
      await expect(canvas.getByText(label).closest('summary')).toHaveFocus();
    }
    await userEvent.click(canvas.getByText('Estimated tax'));
    await expect(explanation).toBeVisible();
    await userEvent.click(canvas.getByText('Estimated tax'));
    await expect(explanation).not.toBeVisible();
  },
};

/** On the sheet of an invoice, which is ink on white, and on paper. */
export const OnInvoice: Story = {
  tags: ['print'],
  render: ({ rows, total }) => (
    <div style={{ padding: '1rem', background: 'white', color: 'black' }}>
      <SummaryRows ground="invoice" rows={rows} {...(total && { total })} />
    </div>
  ),
};

/** Opens one figure and finds in it how it was made. */
const opens =
  (label: string, words: string): Story['play'] =>
  async ({ canvas }) => {
    const origin = canvas.getByText(words);
    await expect(origin).not.toBeVisible();
    await userEvent.click(canvas.getByText(label));
    await expect(origin).toBeVisible();
  };

/** Each line: its price times its quantity. */
export const Subtotal: Story = { play: opens('Subtotal', '1 × $15.00') };

/** The way of delivery, where to, and why it costs that. */
export const Shipping: Story = {
  play: opens('Shipping', 'Standard delivery to 11201 ships free: your items come to $49 or more.'),
};

export const GiftOptions: Story = {
  play: opens('Gift options', 'gift wrap'),
};

/** The rate, where it applies, and what is not taxed. */
export const Tax: Story = { play: opens('Estimated tax', 'Not taxed') };

/** With a discount the fee is not charged: it is struck, and says why, unasked. */
export const Personalization: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not charged in an order with a discount.')).toBeVisible();
  },
};

export const Discount: Story = {
  play: opens(
    'Discount',
    'The code SPRING takes $5.00 off. An order never comes to less than $0.00.',
  ),
};

export const GiftCards: Story = {
  play: opens('Gift cards', '$3.00 of $3.00'),
};

export const Total: Story = { play: opens('Total', sampleTotal.explanation) };

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  play: opens('Estimated tax', 'Not taxed'),
};

/** Nothing to explain, nothing to open. */
export const Plain: Story = {
  args: {
    rows: [
      { label: 'Subtotal', value: '$57.95' },
      { label: 'Delivery and tax', value: 'At checkout' },
    ],
    total: { label: 'Total so far', value: '$57.95' },
    footnote: undefined,
    children: undefined,
  },
};

const longName = 'Total so far, before delivery and tax';

/** There is room for the longest name of the total: what stands below stays where it is when the place becomes known. */
export const RoomForEitherName: Story = {
  tags: ['unpictured'],
  render: (args) => (
    <>
      {[longName, 'Estimated total'].map((label, place) => (
        <OrderSummary
          key={label}
          {...args}
          title={place === 0 ? 'Before' : 'After'}
          total={{ ...sampleTotal, label, room: longName }}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('region')
      .map((sheet) => sheet.getBoundingClientRect().height);
    await expect(heights[1]).toBe(heights[0]);
  },
};

/** Two hundred lines scroll within the figure. */
export const ManyParts: Story = {
  args: {
    rows: [
      {
        label: 'Subtotal',
        value: '$1,250.00',
        parts: namesOf('Colored pencils', 200).map((label) => ({ label, value: '$6.25' })),
      },
    ],
    total: { label: 'Total', value: '$1,250.00' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Subtotal'));
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'Subtotal' })).toHaveFocus();
  },
};

/** No figure is too long, and markup is read as text. */
export const BadInput: Story = {
  args: {
    rows: [
      {
        label: 'Subtotal',
        value: '$1,234,567.89',
        note: mixedTitle,
        explanation: markupTitle,
        parts: [title300, mixedTitle, markupTitle].map((label) => ({ label, value: 'Free' })),
      },
      { label: title300, value: 'Free' },
    ],
    total: { label: 'Total', value: '$0.00' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Subtotal'));
    await expect(canvas.getAllByText(markupTitle)[0]).toBeVisible();
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'motion', '!autodocs'],
  ...galleryOf(() => import('./OrderSummary.stories.tsx')),
};
