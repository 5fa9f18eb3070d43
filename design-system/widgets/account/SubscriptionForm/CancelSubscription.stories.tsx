import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { CancelSubscription } from './CancelSubscription.tsx';

const meta = {
  title: 'Widgets/SubscriptionForm/Cancel',
  component: CancelSubscription,
  args: {
    dates: [
      {
        value: '2026-06-30',
        title: 'After the delivery of June 1',
        description: 'It still comes, and is the last. It ends on Tuesday, June 30.',
      },
      {
        value: '2026-05-14',
        title: 'Today',
        description: 'Nothing more comes, and nothing more is charged.',
      },
    ],
    onCancel: fn(),
  },
  parameters: {
    kinds: ['customers-only', 'form', 'shop-words'],
    guide: {
      use: 'Below `SubscriptionForm`. Leaving is as easy as joining: it asks for a date and a yes, and for no reasons.',
      instead: 'Where somebody only wants a rest, offer Pause first; `SubscriptionForm` does.',
      access:
        'The browser’s own disclosure, so it is found by search in the page and works by keyboard. The button that ends it says so in its words, not by color alone.',
    },
  },
} satisfies Meta<typeof CancelSubscription>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The date is chosen first, and nothing happens before the second yes. */
export const Asked: Story = {
  tags: ['state-customer'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Cancel this subscription'));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Today' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, cancel it' }));
    await expect(args.onCancel).toHaveBeenCalledWith('2026-05-14');
  },
};

export const Kept: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Cancel this subscription'));
    const keep = await canvas.findByRole('button', { name: 'Keep it' });
    await userEvent.click(keep);
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(keep).not.toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state-error'],
  args: { failure: 'We could not cancel it. It still goes on: try again, or write to us.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Cancel this subscription'));
  },
};

export const Busy: Story = {
  tags: ['unpictured', 'state-loading'],
  args: { busy: true },
  play: Failed.play,
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./CancelSubscription.stories.tsx')),
};
