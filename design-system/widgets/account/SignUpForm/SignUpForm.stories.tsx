import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { samplePlans } from '../PlanCard/PlanCard.examples.ts';
import { PlanChooser } from '../PlanChooser/index.ts';
import { SignUpForm } from './SignUpForm.tsx';

const addresses = [
  { value: '1', title: 'Ruth Almog', description: '18 Orchard Street, New York, NY 10002' },
  { value: '2', title: 'Tamar Levi', description: '8 HaNevi’im Street, Jerusalem' },
];
const payments = [
  { value: '1', title: 'Visa ending in 4242', description: 'Expires 12/30' },
  { value: '2', title: 'Mastercard ending in 4444', description: 'Expired 01/26', disabled: true },
];

const meta = {
  title: 'Widgets/SignUpForm',
  component: SignUpForm,
  tags: ['responsive', 'unpictured'],
  args: {
    what: null,
    values: {
      plan: '12',
      frequency: 'month',
      quantity: 1,
      firstDay: '2026-06-01',
      address: '1',
      payment: '1',
    },
    frequencies: [
      { value: 'month', label: 'Every month' },
      { value: 'quarter', label: 'Every three months' },
    ],
    max: 5,
    days: { first: '2026-05-20', last: '2026-08-20' },
    addresses,
    payments,
    onChange: fn(),
    onAddAddress: fn(),
    onAddPayment: fn(),
    onSubmit: fn(),
  },
  render: function Filled(args) {
    const [values, setValues] = useState(args.values);
    const [times, setTimes] = useState(0);
    const change: typeof args.onChange = (part) => {
      setValues((now) => ({ ...now, ...part }));
      args.onChange(part);
    };
    return (
      <SignUpForm
        {...args}
        values={values}
        data-times={times}
        onSubmit={() => setTimes(times + 1)}
        onChange={change}
        what={
          <PlanChooser
            value={values.plan}
            plans={samplePlans}
            error={args.errors?.plan}
            onChange={(plan) => change({ plan })}
          />
        }
      />
    );
  },
  parameters: {
    kinds: ['customers-only'],
    guide: {
      use: 'Where somebody signs up for what comes again and again. Its button stands beside what it costs, and names the form by its `id`.',
      instead: 'What runs already is changed in a `SubscriptionForm`.',
      access:
        'A form of labelled fields and groups of radios. When it comes back with errors, a summary of them takes the focus; each line leads to its field or group.',
    },
  },
} satisfies Meta<typeof SignUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['!unpictured', 'state-customer'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('It comes'), 'Every three months');
    await expect(args.onChange).toHaveBeenLastCalledWith({ frequency: 'quarter' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Tamar Levi' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ address: '2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a card' }));
    await expect(args.onAddPayment).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What is wrong is told above the parts, and each line leads to its choice. */
export const WithErrors: Story = {
  tags: ['state-error'],
  args: {
    values: { ...meta.args.values, plan: '' },
    errors: { plan: 'Please choose a plan.', payment: 'Please choose a card.' },
  },
  play: async ({ canvas }) => {
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    const summary = await canvas.findByRole('group', { name: /^Error: / });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(
      within(summary).getByRole('link', { name: 'Please choose a card.' }),
    ).toBeVisible();
    await userEvent.click(within(summary).getByRole('link', { name: 'Please choose a plan.' }));
    await expect(canvas.getByRole('radio', { name: 'One picture book' })).toHaveFocus();
  },
};

/** Nothing is kept yet, and the way to it is offered. */
export const EmptyList: Story = {
  tags: ['state-empty'],
  args: { addresses: [], payments: [], errors: { address: 'Please choose where it goes.' } },
  play: async ({ canvas }) => {
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Please choose where it goes.' }),
    );
    await expect(canvas.getByRole('group', { name: 'Where it goes' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add an address' })).toHaveFocus();
  },
};

/** What is not sent asks for no address. */
export const NotSent: Story = {
  args: { addresses: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Where it goes')).toBeNull();
  },
};

export const LongTitle: Story = {
  args: {
    addresses: [
      { value: '1', title: title300, description: mixedTitle },
      { value: '2', title: mixedTitle, description: title300 },
    ],
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    addresses: [{ value: '1', title: 'תמר לוי', description: 'רחוב הנביאים 8, ירושלים' }],
  },
};

export const Busy: Story = { tags: ['state-loading'], args: { busy: true } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!unpictured', '!autodocs'],
  ...galleryOf(() => import('./SignUpForm.stories.tsx')),
};
