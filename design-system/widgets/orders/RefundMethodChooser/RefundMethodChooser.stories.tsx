import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { RefundMethodChooser } from './RefundMethodChooser.tsx';

const meta = {
  title: 'Widgets/RefundMethodChooser',
  component: RefundMethodChooser,
  args: {
    value: 'card',
    options: [
      {
        value: 'card',
        title: 'Visa ending in 4242',
        when: '3 to 5 business days after it reaches us',
        amount: '$52.30',
      },
      {
        value: 'gift_card',
        title: 'Otzar gift card',
        when: 'By e-mail, the day it reaches us',
        amount: '$52.30',
      },
    ],
    rows: [
      { label: 'The Lamplighter’s Almanac × 2', value: '$49.90' },
      {
        label: 'Its share of the discount',
        value: '−$1.72',
        explanation:
          'You had $5.00 off the whole order; this is the part that fell to these items.',
      },
      { label: 'Tax', value: '$4.12' },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone', 'part-of-form'],
    guide: {
      use: 'The third step of a return. The amount stands beside each way, and how it was worked out below.',
      instead: 'How a thing travels back is `ReturnMethodChooser`.',
      access:
        'A group of radios, each described by amount and time. A figure with an explanation opens on it.',
    },
  },
} satisfies Meta<typeof RefundMethodChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CardOrGiftCard: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    const giftCard = canvas.getByRole('radio', { name: 'Otzar gift card' });
    await expect(giftCard).toHaveAccessibleDescription('$52.30 By e-mail, the day it reaches us');
    await userEvent.click(giftCard);
    await expect(args.onChange).toHaveBeenLastCalledWith('gift_card');
  },
};

/** Whoever was given it learns no price of its own: a gift card is the one way, and there are no rows. */
export const Gift: Story = {
  args: {
    value: 'gift_card',
    rows: undefined,
    options: [
      {
        value: 'gift_card',
        title: 'Otzar gift card',
        when: 'By e-mail, the day it reaches us',
        amount: '',
      },
    ],
  },
};

export const WithError: Story = {
  tags: ['state-error'],
  args: { value: '', rows: undefined, error: 'Choose how we should refund you.' },
};

export const BadInput: Story = {
  tags: ['state-hebrew'],
  args: {
    options: [
      { value: 'card', title: title300, when: mixedTitle, amount: '$1,234,567.89' },
      { value: 'gift_card', title: markupTitle, when: title300, amount: '$0.00' },
    ],
    rows: [{ label: title300, value: '$0.00', explanation: markupTitle }],
    error: mixedTitle,
  },
};

export const EmptyList: Story = {
  tags: ['state-empty'],
  args: { value: '', options: [], rows: [] },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./RefundMethodChooser.stories.tsx')),
};
