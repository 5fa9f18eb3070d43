import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  brokenPicture,
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { samplePictures } from '../../../components/Picture/Picture.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ReturnItemChooser } from './ReturnItemChooser.tsx';
import type { ReturnItem } from './return-item.ts';

const itemOf = (title: string, index: number, rest: Partial<ReturnItem> = {}): ReturnItem => ({
  id: index + 1,
  title,
  picture: samplePictures.book,
  price: '$24.95',
  bought: 1,
  returnable: 1,
  choice: { quantity: 0, reason: '' },
  ...rest,
});

const items = [
  itemOf('The Lamplighter’s Almanac', 0, {
    bought: 3,
    returnable: 3,
    choice: { quantity: 2, reason: 'damaged' },
  }),
  itemOf('Pomegranate mug', 1, { picture: samplePictures.mug, price: '$14.50' }),
  itemOf('Notebook', 2, {
    detail: 'Olive, A5, with the name “Dalia”',
    blocked: 'Personalized items cannot be returned.',
  }),
  itemOf('A Garden of Small Letters (e-book)', 3, {
    blocked: 'Digital items cannot be returned once they are bought.',
  }),
  itemOf('Colored pencils, box of five', 4, {
    picture: samplePictures.pencils,
    price: '$6.25',
    blocked: 'You returned this already, on May 2.',
  }),
  itemOf('The Bookbinder’s Year', 5, {
    blocked: 'It was delivered on March 3: the 30 days are over.',
  }),
];

const meta = {
  title: 'Widgets/ReturnItemChooser',
  component: ReturnItemChooser,
  tags: ['responsive'],
  args: {
    items,
    reasons: [
      { label: 'It came damaged', value: 'damaged' },
      { label: 'It is not what I ordered', value: 'wrong' },
      { label: 'I changed my mind', value: 'mind' },
      { label: 'It came too late', value: 'late' },
    ],
    estimate: 'About $49.90 back',
    onChange: fn(),
    onSubmit: fn(),
  },
  render: function Held(args) {
    const [held, setHeld] = useState(args.items);
    return (
      <ReturnItemChooser
        {...args}
        items={held}
        onChange={(id, change) => {
          args.onChange(id, change);
          setHeld(
            held.map((item) =>
              item.id === id ? { ...item, choice: { ...item.choice, ...change } } : item,
            ),
          );
        }}
      />
    );
  },
  parameters: {
    kinds: ['same-for-everyone'],
    guide: {
      use: 'The second step of a return. The whole order is shown, so that nobody wonders where the rest went: what cannot come back says why.',
      instead: 'To show an order without choosing, `LineList` or `OrderSheet`.',
      access:
        'A checkbox named by the product and described by price and reason; quantity and reason name the product too. Enter sends the form, and the first missing reason takes the focus.',
    },
  },
} satisfies Meta<typeof ReturnItemChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Part of a line can come back; what cannot says why. */
export const SomeReturnable: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'How many of The Lamplighter’s Almanac' }),
      '1 of 3',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(1, { quantity: 1 });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pomegranate mug' }));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Reason for Pomegranate mug' }),
      'I changed my mind',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(2, { reason: 'mind' });
    const notebook = canvas.getByRole('checkbox', { name: 'Notebook' });
    await expect(notebook).toBeDisabled();
    await expect(notebook).toHaveAccessibleDescription(/Personalized items cannot be returned/);
    await userEvent.click(canvas.getByRole('button', { name: 'Return 2 items' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WithErrors: Story = {
  tags: ['state-error'],
  args: {
    items: [
      itemOf('The Lamplighter’s Almanac', 0, {
        choice: { quantity: 1, reason: '' },
        error: 'Choose why you are returning it.',
      }),
    ],
  },
};

export const NoneChosen: Story = { args: { items: items.slice(1, 3) } };

/** A gift shows no prices. */
export const Gift: Story = {
  args: { items: [itemOf('Pomegranate mug', 0, { price: undefined })], estimate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    items: [
      itemOf('גן של אותיות קטנות', 0, {
        detail: 'כריכה קשה',
        choice: { quantity: 1, reason: 'mind' },
      }),
      itemOf(mixedTitle, 1, { blocked: 'Personalized items cannot be returned.' }),
    ],
  },
};

export const EmptyList: Story = { tags: ['state-empty'], args: { items: [] } };

export const LongTitle: Story = {
  args: {
    items: [
      itemOf(title300, 0, {
        picture: undefined,
        detail: title300,
        bought: 500,
        returnable: 500,
        choice: { quantity: 500, reason: 'late' },
      }),
      itemOf(markupTitle, 1, { picture: brokenPicture, price: '$0.00', blocked: title300 }),
    ],
    reasons: namesOf('Reason').map((name) => ({ label: name, value: name })),
  },
};

export const Busy: Story = {
  tags: ['unpictured', 'state-loading'],
  args: { items: items.slice(0, 1), busy: true },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ReturnItemChooser.stories.tsx')),
};
