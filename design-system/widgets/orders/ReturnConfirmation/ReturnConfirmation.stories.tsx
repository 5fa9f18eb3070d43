import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ReturnConfirmation } from './ReturnConfirmation.tsx';

const meta = {
  title: 'Widgets/ReturnConfirmation',
  component: ReturnConfirmation,
  tags: ['responsive'],
  args: {
    number: '2087',
    lead: 'Send it by Saturday, June 13. We write to you as soon as it reaches us.',
    steps: [
      'Pack the items in any box, and put this page’s slip on top.',
      'Print the label and stick it on.',
      'Hand it in at any post office. It is paid for.',
    ],
    refunds: [
      {
        method: 'Visa ending in 4242',
        when: '3 to 5 business days after it reaches us',
        amount: '$52.30',
      },
    ],
    label: {
      code: '940011020555',
      service: 'Ground, prepaid',
      from: ['Ruth Cohen', '18 Orchard Street', 'New York, NY 10002'],
      to: ['Otzar Returns', '48 Orchard Row', 'New York, NY 10002'],
    },
    onPrint: fn(),
  },
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'The last step of a return: what to do, the label, and when the money comes. It is what people print and come back to.',
      instead: 'Orders and subscriptions end in `Confirmation`.',
      access:
        'Steps are an ordered list; the label is a figure with its number as its name, and the bar code is a picture that says its digits. The label stays black on white in the dark and in forced colors, as it is read by a machine.',
    },
  },
} satisfies Meta<typeof ReturnConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'Bar code 940011020555' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print the label' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** What goes to the store needs no label. */
export const InStore: Story = {
  args: {
    label: undefined,
    lead: 'Bring it by Saturday, June 13. We refund you at the counter.',
    steps: ['Bring the items and this number to 48 Orchard Row.', 'We look at them together.'],
    refunds: [{ method: 'Visa ending in 4242', when: 'At the counter', amount: '$52.30' }],
  },
};

export const TwoRefunds: Story = {
  args: {
    refunds: [
      { method: 'Gift card', when: 'By e-mail, the day it reaches us', amount: '$20.00' },
      { method: 'Visa ending in 4242', when: '3 to 5 business days later', amount: '$32.30' },
    ],
  },
};

/** Whoever was given it sees no amounts. */
export const Gift: Story = {
  args: { refunds: [{ method: 'Gift card', when: 'By e-mail, the day it reaches us' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    label: {
      code: '940011020555',
      service: 'Ground, prepaid',
      from: ['רות כהן', 'הרצל 12', 'חיפה 3303141'],
      to: ['Otzar Returns', '48 Orchard Row', 'New York, NY 10002'],
    },
  },
};

export const LongTitle: Story = {
  args: {
    steps: [title300, mixedTitle],
    refunds: [{ method: title300, when: mixedTitle, amount: '$0.00' }],
    label: { code: '1'.repeat(40), service: title300, from: [title300], to: [mixedTitle] },
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'print', '!autodocs'],
  ...galleryOf(() => import('./ReturnConfirmation.stories.tsx')),
};
