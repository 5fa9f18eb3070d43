import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { GiftCardField } from './GiftCardField.tsx';

const first = { code: 'OTZ-7731-4410', balance: '$50.00', applied: '$50.00', remaining: '$0.00' };
const second = { code: 'OTZ-1182-9025', balance: '$25.00', applied: '$9.98', remaining: '$15.02' };
const unneeded = { code: 'OTZ-5520-3316', balance: '$10.00', applied: '', remaining: '$10.00' };

const meta = {
  title: 'Widgets/GiftCardField',
  component: GiftCardField,
  args: {
    cards: [first, second],
    value: '',
    onValueChange: fn(),
    onApply: fn(),
    onRemove: fn(),
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <GiftCardField {...args} value={value} onValueChange={setValue} />;
  },
  parameters: {
    kinds: ['same-for-everyone', 'form'],
    guide: {
      use: 'Where an order is paid: several gift cards may share it.',
      instead: '`DiscountField` for a discount code.',
      access:
        'A region named “Gift cards”; each button names its card; what is left to pay is announced.',
    },
  },
} satisfies Meta<typeof GiftCardField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Covering: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your gift cards cover this order.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove gift card ending in 9025' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('OTZ-1182-9025');
  },
};

/** A remaining balance exists when the order comes to more than the cards (specification, section 4). */
export const LeftToPay: Story = { args: { cards: [first], leftToPay: '$9.98' } };

/** A card beyond the total is not touched. */
export const NotNeeded: Story = { args: { cards: [first, second, unneeded] } };

export const Empty: Story = {
  args: { cards: [] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Gift card code' });
    await userEvent.type(field, ' otz-7731 {Enter}');
    await expect(args.onApply).toHaveBeenLastCalledWith('otz-7731');
  },
};

export const Refused: Story = {
  tags: ['state-error'],
  args: {
    cards: [first],
    leftToPay: '$9.98',
    value: 'OTZ-0000',
    error: 'We know no such gift card. Check the code on the card.',
  },
};

export const AlreadyThere: Story = {
  args: {
    cards: [first],
    leftToPay: '$9.98',
    value: first.code,
    error: 'This card is on the order already.',
  },
};

export const Busy: Story = {
  tags: ['state-loading'],
  args: { cards: [], value: 'OTZ-7731-4410', busy: true },
};

export const BadInput: Story = {
  tags: ['state-hebrew'],
  args: {
    cards: [
      {
        code: title300.replaceAll(' ', ''),
        balance: '$1,234,567.89',
        applied: '$0.00',
        remaining: '$1,234,567.89',
      },
      { code: mixedTitle, balance: '$0.00', applied: '', remaining: '$0.00' },
    ],
    value: markupTitle,
    error: title300,
    leftToPay: '$1,234,567.89',
  },
};

export const ManyCards: Story = {
  tags: ['unpictured'],
  args: { cards: namesOf('OTZ', 60).map((code) => ({ ...first, code })) },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./GiftCardField.stories.tsx')),
};
