import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { PlanCard } from './PlanCard.tsx';

const meta = {
  title: 'Widgets/PlanCard',
  component: PlanCard,
  args: {
    group: 'plan',
    value: '12',
    name: 'Two books',
    price: '$29.00',
    frequency: 'every month',
    badge: 'Most chosen',
    includes: [
      'One in English and one in Hebrew',
      'A letter for whoever reads aloud',
      'Shipping is free',
    ],
    chosen: true,
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['customers-only', 'left-out', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'One plan of a subscription, inside a `PlanChooser`. It says price and rhythm before anything else.',
      instead:
        'A choice without a price and a list is a card of `RadioCards`; a subscription that runs is a `SubscriptionCard`.',
      access:
        'A radio named by the plan and described by its price and contents; the whole card can be hit. What is chosen has a mark and a heavier edge, what is sold out says so in words.',
    },
  },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  tags: ['state-customer'],
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: 'Two books' });
    await expect(radio).toBeChecked();
    await expect(radio).toHaveAccessibleDescription(/\$29\.00 every month/);
  },
};

export const Unchosen: Story = {
  args: { chosen: false, badge: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('every month', { exact: false }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const SoldOut: Story = {
  args: { chosen: false, soldOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio')).toBeDisabled();
    await expect(canvas.getByText('Sold out')).toBeVisible();
  },
};

export const LongTitle: Story = {
  tags: ['state-hebrew'],
  args: { name: title300, includes: [title300, mixedTitle, markupTitle] },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'motion', '!autodocs'],
  ...galleryOf(() => import('./PlanCard.stories.tsx')),
};
