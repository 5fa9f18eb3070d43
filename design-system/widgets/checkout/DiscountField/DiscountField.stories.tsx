import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { DiscountField } from './DiscountField.tsx';

const meta = {
  title: 'Widgets/DiscountField',
  component: DiscountField,
  args: { value: '', onValueChange: fn(), onApply: fn(), onRemove: fn() },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <DiscountField {...args} value={value} onValueChange={setValue} />;
  },
  parameters: {
    kinds: ['same-for-everyone', 'form'],
    guide: {
      use: 'Beside the figures of the bag, for the one discount code that may hold.',
      instead: '`GiftCardField` for gift cards, of which there may be several.',
      access:
        'A small form of its own: Enter applies. The refusal describes the field, which keeps what was typed.',
    },
  },
} satisfies Meta<typeof DiscountField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code is trimmed; nothing happens without one. */
export const Empty: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply discount code' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount code' }), ' SPRING {Enter}');
    await expect(args.onApply).toHaveBeenLastCalledWith('SPRING');
  },
};

export const Applied: Story = {
  args: { applied: { code: 'SPRING', amount: '$5.00' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove discount SPRING' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The bag or its way has changed since: it stays, and says why it is worth nothing just now. */
export const AppliedForNothing: Story = {
  args: { applied: { code: 'SHIPFREE', amount: 'nothing now. Delivery is free already.' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/takes off nothing now\. Delivery is free already\./),
    ).toBeVisible();
  },
};

/** What was typed stays, beside the shop's own sentence. */
export const Refused: Story = {
  tags: ['state-error'],
  args: { value: 'WINTER', error: 'This code ended on March 1. Check it, or go on without.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Discount code' });
    await expect(field).toHaveValue('WINTER');
    await expect(field).toHaveAccessibleDescription(/ended on March 1/);
  },
};

export const Busy: Story = { tags: ['state-loading'], args: { value: 'SPRING', busy: true } };

export const LongTitle: Story = {
  args: { applied: { code: title300.replaceAll(' ', ''), amount: '$5.00' } },
};

export const BadInput: Story = {
  tags: ['state-hebrew'],
  args: { value: markupTitle, error: mixedTitle },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./DiscountField.stories.tsx')),
};
