import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

const meta = {
  title: 'Widgets/OrderTimeline',
  component: OrderTimeline,
  args: {
    steps: [
      { name: 'Placed', at: 'May 14, 2026, 9:12 AM', state: 'done' },
      { name: 'Packing', at: 'May 14, 2026, 11:40 AM', state: 'current' },
      { name: 'On its way', state: 'next' },
      { name: 'Delivered', state: 'next' },
    ],
  },
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'Where an order is, and where it has been.',
      instead: 'A message, for one piece of news.',
      access:
        'An ordered list; each state has its own shape and its own words, none is told by colour alone. The step that the order is at is the current one.',
    },
  },
} satisfies Meta<typeof OrderTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Packing: Story = { tags: ['state-guest'] };

export const Delivered: Story = {
  args: {
    steps: [
      { name: 'Placed', at: 'May 14, 2026', state: 'done' },
      { name: 'On its way', at: 'May 15, 2026', state: 'done' },
      { name: 'Delivered', at: 'May 18, 2026', state: 'done' },
    ],
  },
};

const placed = { name: 'Placed', at: 'May 14, 2026', state: 'done' } as const;
const delivered = { name: 'Delivered', at: 'May 18, 2026', state: 'done' } as const;

/** It halts where it is, and says what it waits for. */
export const OnHold: Story = {
  args: {
    steps: [
      placed,
      {
        name: 'On hold',
        at: 'May 15, 2026',
        note: 'We could not read the street. Please write to us.',
        state: 'held',
      },
      { name: 'On its way', state: 'next' },
      { name: 'Delivered', state: 'next' },
    ],
  },
  play: async ({ canvas }) => {
    const held = canvas.getByText('On hold').closest('li');
    await expect(held).toHaveAttribute('aria-current', 'step');
    await expect(held).toHaveTextContent('May 15, 2026');
  },
};

/** Its way ends here: nothing stands after it. */
export const Cancelled: Story = {
  tags: ['dark', 'forced-colors'],
  args: {
    steps: [
      placed,
      {
        name: 'Cancelled',
        at: 'May 14, 2026',
        note: 'You cancelled it before it was packed.',
        state: 'cancelled',
      },
    ],
  },
};

export const PartlyReturned: Story = {
  args: {
    steps: [
      placed,
      delivered,
      {
        name: 'Partly returned',
        at: 'Jun 2, 2026',
        note: '1 of 3 items came back. $24.95 was refunded to Visa ending in 4242.',
        state: 'partlyReturned',
      },
    ],
  },
};

export const Returned: Story = {
  args: {
    steps: [
      placed,
      delivered,
      {
        name: 'Returned',
        at: 'Jun 2, 2026',
        note: 'All 3 items came back. $56.50 was refunded to Visa ending in 4242.',
        state: 'returned',
      },
    ],
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    steps: [
      { name: 'התקבלה', at: '14 במאי 2026', state: 'done' },
      { name: 'בהמתנה', at: '15 במאי 2026', note: 'מחכים למלאי של 2 פריטים.', state: 'held' },
      { name: 'נמסרה', state: 'next' },
    ],
  },
};

export const BadInput: Story = {
  args: {
    steps: [
      { name: title300, at: 'May 14, 2026', state: 'done' },
      { name: mixedTitle, note: markupTitle, state: 'current' },
      { name: markupTitle, note: title300, state: 'next' },
    ],
  },
};

/** Before anything is known of it. */
export const Empty: Story = { tags: ['unpictured', 'state-empty'], args: { steps: [] } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./OrderTimeline.stories.tsx')),
};
