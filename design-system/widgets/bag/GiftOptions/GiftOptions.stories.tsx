import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { GiftOptions } from './GiftOptions.tsx';

const meta = {
  title: 'Widgets/GiftOptions',
  component: GiftOptions,
  parameters: {
    kinds: ['same-for-everyone', 'part-of-form'],
    guide: {
      use: 'Where an item may be a present: on its page, or on its line of the bag.',
      instead:
        '`PersonalizationForm` for what is written onto the item itself; a gift card has `GiftCardAmount`.',
      access:
        'Radio buttons in a group named “Gift options”, each described by its price. The message appears once one is chosen; its room is announced near the end.',
    },
  },
  args: {
    options: [
      {
        value: 'card',
        title: 'Card with a message',
        description: 'Tucked into the cover. No prices in the parcel.',
        price: 'Free',
      },
      {
        value: 'wrap',
        title: 'Gift wrap',
        description: 'Printed paper and a linen ribbon, with the card.',
        price: '$3.50',
      },
      {
        value: 'box',
        title: 'Gift box',
        description: 'A keepsake box that closes with a magnet, with the card.',
        price: '$8.00',
      },
    ],
    value: '',
    message: '',
    onChoose: fn(),
    onMessage: fn(),
    onRemove: fn(),
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
    const [message, setMessage] = useState(args.message);
    return (
      <GiftOptions
        {...args}
        value={value}
        message={message}
        onChoose={(next) => {
          args.onChoose(next);
          setValue(next);
        }}
        onMessage={setMessage}
        onRemove={() => {
          args.onRemove();
          setValue('');
          setMessage('');
        }}
      />
    );
  },
} satisfies Meta<typeof GiftOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  tags: ['state-guest'],
  args: {
    value: 'wrap',
    message: 'Happy birthday, Noa! May there be a quiet place in it for you.',
  },
};

export const NotAGift: Story = {};

/** From no gift to a gift with a message, and back. */
export const Giving: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Card with a message' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('card');
    await expect(
      canvas.getByRole('radio', { name: 'Card with a message' }),
    ).toHaveAccessibleDescription(/Free/);
    await userEvent.type(canvas.getByRole('textbox', { name: /Message to the recipient/ }), 'שלום');
    await expect(canvas.getByText('4 of 500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove gift options' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Card with a message' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Card with a message' })).not.toBeChecked();
  },
};

export const Failed: Story = {
  tags: ['state-error'],
  args: {
    value: 'wrap',
    error: 'We could not save the gift wrap. Check your connection and choose it again.',
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { value: 'card', message: 'מזל טוב, נועה! שתמצאי בו פינה שקטה.' },
};

export const EmptyList: Story = { tags: ['state-empty'], args: { options: [] } };

/** Long, mixed and marked-up words are read as they are. */
export const LongTitle: Story = {
  args: {
    options: [
      { value: 'long', title: title300, description: mixedTitle, price: '$1,249.00' },
      { value: 'markup', title: markupTitle, price: 'Free' },
    ],
    value: 'long',
    message: title300,
    maxLength: 300,
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./GiftOptions.stories.tsx')),
};
