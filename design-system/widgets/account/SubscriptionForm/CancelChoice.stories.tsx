import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { CancelChoice } from './CancelChoice.tsx';

const meta = {
  title: 'Widgets/SubscriptionForm/CancelChoice',
  component: CancelChoice,
  tags: ['unpictured'],
  args: {
    dates: [{ value: '2026-05-14', title: 'Today' }],
    days: { first: '2026-05-15', last: '2027-05-14' },
    onCancel: fn(),
    onKeep: fn(),
  },
  parameters: {
    kinds: ['customers-only', 'form', 'shop-words'],
    guide: {
      use: 'In a dialog, where a subscription ends from a card.',
      instead: '`CancelSubscription` below its form, behind a disclosure.',
      access:
        'The days are radios; a day of one’s own is a date field. It ends on a second, plain yes.',
    },
  },
} satisfies Meta<typeof CancelChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state-customer'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'On a day of my own' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, cancel it' }));
    const summary = await canvas.findByRole('group', { name: /^Error: / });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(
      within(summary).getByRole('link', { name: 'Please choose a day of the year to come.' }),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Its last day'), '2026-12-31');
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, cancel it' }));
    await expect(args.onCancel).toHaveBeenCalledWith('2026-12-31');
  },
};

export const Busy: Story = { tags: ['state-loading'], args: { busy: true } };

export const Failed: Story = {
  tags: ['state-error'],
  args: { failure: 'We could not cancel it. It still goes on: try again, or write to us.' },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!unpictured', '!autodocs'],
  ...galleryOf(() => import('./CancelChoice.stories.tsx')),
};
