import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  brokenPicture,
  markupTitle,
  mixedTitle,
  title300,
} from '../../../components/bad-input.examples.ts';
import { samplePictures } from '../../../components/Picture/Picture.examples.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { galleryOf } from '../../../gallery.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';

const meta = {
  title: 'Widgets/SubscriptionCard',
  component: SubscriptionCard,
  tags: ['responsive'],
  args: {
    title: 'Two books',
    picture: samplePictures.book,
    status: 'active',
    terms: '1 for $29.00, every month',
    nextDate: 'Mon, June 1',
    updateHref: '/account/subscriptions-update/31',
    onSkip: fn(),
    onPause: fn(),
    onResume: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '52rem' }}>
        <h2>Subscriptions</h2>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['customers-only', 'left-out'],
    guide: {
      use: 'The list of subscriptions and recurring orders in the account. The two things people come for, skipping and pausing, take one click.',
      instead: 'Before it is bought, a plan is a `PlanCard`; a single order is an order card.',
      access:
        'An article named by what comes; each button names it too. Status is a word, its color only repeats it. A failed payment is an alert with the way to mend it.',
    },
  },
} satisfies Meta<typeof SubscriptionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  tags: ['state-customer'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip next Two books' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause Two books' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Two books' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Update Two books' })).toHaveAttribute(
      'href',
      '/account/subscriptions-update/31',
    );
  },
};

export const Paused: Story = {
  args: {
    status: 'paused',
    nextDate: undefined,
    note: 'Nothing comes and nothing is charged until you resume it.',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume Two books' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

/** What failed, when we try again, and the way to mend it come before all else. */
export const Failed: Story = {
  tags: ['state-error'],
  args: {
    status: 'failed',
    note: 'Your Visa ending in 4242 was declined on May 1. We try again on Monday, May 4: change the payment before then and nothing is missed.',
  },
};

export const Cancelled: Story = {
  args: { status: 'cancelled', nextDate: undefined, note: 'It ended on April 30, 2026.' },
};

/** A second click is ignored, and what was clicked keeps the focus. */
export const Busy: Story = {
  args: { busy: true },
  tags: ['unpictured', 'state-loading'],
  play: async ({ canvas, args }) => {
    const skip = canvas.getByRole('button', { name: 'Skip next Two books' });
    await userEvent.click(skip);
    await expect(args.onSkip).not.toHaveBeenCalled();
    await expect(skip).toHaveFocus();
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { title: 'שני ספרים', terms: 'אחד ב־29.00$, בכל חודש', nextDate: 'יום שני, 1 ביוני' },
};

export const LongTitle: Story = {
  render: (args) => (
    <Stack>
      <SubscriptionCard {...args} title={title300} picture={undefined} terms={title300} />
      <SubscriptionCard {...args} title={mixedTitle} picture={brokenPicture} />
      <SubscriptionCard {...args} title={markupTitle} terms="1 for $0.00, every month" />
    </Stack>
  ),
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./SubscriptionCard.stories.tsx')),
};
