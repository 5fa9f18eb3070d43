import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { SubscriptionForm } from './SubscriptionForm.tsx';

const meta = {
  title: 'Widgets/SubscriptionForm',
  component: SubscriptionForm,
  tags: ['responsive'],
  args: {
    values: { frequency: '1-month', quantity: 1, address: '7', payment: '3' },
    frequencies: [
      { label: 'Every two weeks', value: '2-week' },
      { label: 'Every month', value: '1-month' },
      { label: 'Every 3 months', value: '3-month' },
    ],
    max: 5,
    addresses: [
      { value: '7', title: 'Ruth Cohen', description: '18 Orchard Street, New York, NY 10002' },
      { value: '8', title: 'סבתא דינה', description: 'הרצל 12, חיפה 3303141' },
    ],
    payments: [
      { value: '3', title: 'Visa ending in 4242', description: 'Expires 04/29' },
      { value: '4', title: 'Mastercard ending in 4444', description: 'Expires 11/27' },
    ],
    nextDate: 'Mon, June 1',
    skipNote: 'Next: Jun 1, 2026 becomes Jul 1, 2026, if you skip this one.',
    resumeNote: 'Next: Jun 1, 2026, if it goes on.',
    accountLink: <a href="/account/dashboard">Add an address or a payment</a>,
    onChange: fn(),
    onSkip: fn(),
    onPause: fn(),
    onResume: fn(),
    onSubmit: fn(),
  },
  render: function Held(args) {
    const [values, setValues] = useState(args.values);
    return (
      <SubscriptionForm
        {...args}
        values={values}
        onChange={(change) => {
          setValues({ ...values, ...change });
          args.onChange(change);
        }}
      />
    );
  },
  parameters: {
    kinds: ['customers-only', 'form'],
    guide: {
      use: 'The page of one subscription in the account. Skipping and pausing act at once; the rest is saved together.',
      instead:
        'To see all subscriptions and act on one quickly, `SubscriptionCard`; to end one, `CancelSubscription` below this form.',
      access:
        'A named form of native lists and radios. What was saved is a status, what failed an alert; a summary of what is wrong takes the focus.',
    },
  },
} satisfies Meta<typeof SubscriptionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  tags: ['state-customer', 'state-hebrew'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'How often' }),
      'Every 3 months',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ frequency: '3-month' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Quantity' }), '2');
    await expect(args.onChange).toHaveBeenLastCalledWith({ quantity: 2 });
    await userEvent.click(canvas.getByRole('radio', { name: 'סבתא דינה' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ address: '8' });
    await userEvent.click(canvas.getByRole('button', { name: 'Skip this delivery' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Paused: Story = {
  args: { nextDate: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

/** Another frequency has been chosen; what it comes to is told before it is saved. */
export const Foretold: Story = {
  tags: ['unpictured'],
  args: { frequencyNote: 'Next: Jun 1, 2026 becomes May 18, 2026, once you save it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Next: Jun 1, 2026 becomes May 18, 2026',
    );
    const skip = canvas.getByRole('button', { name: 'Skip this delivery' });
    await expect(skip).toHaveAccessibleDescription(/^Next: Jun 1, 2026 becomes Jul 1, 2026/);
  },
};

export const Saved: Story = {
  args: { saved: 'Saved. The next two come on Mon, June 1, to Ruth Cohen.' },
};

export const WithErrors: Story = {
  tags: ['state-error'],
  args: {
    values: { frequency: '1-month', quantity: 1, address: '7', payment: '' },
    errors: { payment: 'This card has expired. Choose another one.' },
  },
};

export const Failed: Story = {
  tags: ['state-error'],
  args: { failure: 'We could not save your changes. Nothing is lost: try again in a minute.' },
};

/** What is read on a screen needs no address. */
export const WithoutCard: Story = {
  tags: ['unpictured'],
  args: { payments: [], errors: { payment: 'Please choose a card.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No card is kept\./)).toBeVisible();
    await expect(canvas.getByText('Please choose a card.')).toBeVisible();
  },
};

export const Digital: Story = { args: { addresses: [] } };

export const LongTitle: Story = {
  args: {
    nextDate: title300,
    addresses: [{ value: '7', title: title300, description: mixedTitle }],
    frequencies: [{ label: title300, value: '1-month' }],
  },
};

export const Busy: Story = { tags: ['unpictured', 'state-loading'], args: { busy: true } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./SubscriptionForm.stories.tsx')),
};
