import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { GiftCardAmount } from './GiftCardAmount.tsx';

const meta = {
  title: 'Widgets/GiftCardAmount',
  component: GiftCardAmount,
  parameters: {
    kinds: ['same-for-everyone', 'part-of-form'],
    guide: {
      use: 'On the page of a gift card, in place of a price: the shopper says how much it holds.',
      instead:
        '`VariationPicker` where each amount is an item of its own; `PriceFilter` to narrow a list.',
      access:
        'Radio buttons in a group named “Amount”. “Other” brings a labelled field whose hint names the least and the most; what is wrong is said once the field is left.',
    },
  },
  args: {
    amounts: [10, 25, 50, 100, 250].map((value) => ({ value, label: `$${value}` })),
    range: { min: 5, max: 500 },
    value: 50,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <GiftCardAmount
        {...args}
        value={value}
        onChange={(amount) => {
          args.onChange(amount);
          setValue(amount);
        }}
      />
    );
  },
} satisfies Meta<typeof GiftCardAmount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: '$50' })).toBeChecked();
    canvas.getByRole('radio', { name: '$50' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
  },
};

export const NothingChosen: Story = { args: { value: null, range: undefined } };

/** Another amount, to the cent. */
export const Other: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Other' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Other amount' }), '$36.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(36.5);
  },
};

/** What cannot be had is said when the field is left, not while it is typed. */
export const OutOfRange: Story = {
  tags: ['state-error'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Other' }));
    const field = canvas.getByRole('textbox', { name: 'Other amount' });
    await userEvent.type(field, '1000');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Enter an amount from \$5 to \$500\./);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const OnlyOffered: Story = { args: { range: undefined } };

export const EmptyList: Story = { tags: ['state-empty'], args: { amounts: [], value: null } };

export const ManyOptions: Story = {
  args: {
    amounts: Array.from({ length: 60 }, (_, step) => ({
      value: (step + 1) * 10,
      label: `$${(step + 1) * 10}.00`,
    })),
  },
};

export const RightToLeft: Story = { tags: ['state-hebrew'], globals: { direction: 'rtl' } };

export const Gallery: StoryObj = {
  tags: ['gallery', 'focus', 'motion', '!autodocs'],
  ...galleryOf(() => import('./GiftCardAmount.stories.tsx')),
};
