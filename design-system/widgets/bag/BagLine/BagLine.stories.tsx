import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  brokenPicture,
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { sampleProducts } from '../../catalogue/catalogue.examples.ts';
import { QuantitySelector } from '../QuantitySelector/index.ts';
import { BagLine } from './BagLine.tsx';

const meta = {
  title: 'Widgets/BagLine',
  component: BagLine,
  args: {
    title: sampleProducts[0].title,
    path: sampleProducts[0].path,
    picture: sampleProducts[0].picture,
    price: '$24.95',
    lineTotal: '$49.90',
    quantity: <QuantitySelector value={2} max={12} onChange={fn()} />,
    onRemove: fn(),
    onSaveForLater: fn(),
  },
  tags: ['responsive'],
  decorators: [
    (Story) => (
      <div>
        <h2>Bag</h2>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'asks-nothing'],
    guide: {
      use: 'One line item in the bag, in the list saved for later, or among those that ran out.',
      instead: '`LineList` where lines are only read, as on an order.',
      access: 'Every button names its line item, so that a list of buttons can be told apart.',
    },
  },
} satisfies Meta<typeof BagLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheBag: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Save The Lamplighter’s Almanac for later' }),
    );
    await expect(args.onSaveForLater).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove The Lamplighter’s Almanac' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const WithVariation: Story = {
  args: {
    title: 'Notebook',
    variation: 'Olive, A5',
    formerPrice: '$29.95',
    picture: sampleProducts[2].picture,
  },
};

/** Words put on it and gift wrap are told with what they cost, and can be changed. */
export const Personalized: Story = {
  args: {
    title: 'Linen notebook',
    picture: sampleProducts[2].picture,
    extras: [
      { name: 'Name on the cover', value: 'נועה לוי', price: '$4.50' },
      { name: 'Gift wrap', price: '$3.00' },
      { name: 'Note', value: 'For your first day. Love, Grandma' },
    ],
    onEditExtras: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Edit what was added to Linen notebook' }),
    );
    await expect(args.onEditExtras).toHaveBeenCalledOnce();
  },
};

/** A preorder says when it comes. */
export const Preorder: Story = { args: { notes: ['Ships on February 2, 2027.'] } };

/** Nothing is sent: the line says what happens instead. */
export const Digital: Story = {
  args: { title: 'E-gift card', variation: 'Sent by e-mail', picture: sampleProducts[4].picture },
};

export const Corrected: Story = { args: { notes: ['Only 2 left: we lowered the quantity.'] } };

export const Unavailable: Story = { args: { unavailable: true, quantity: null, lineTotal: '' } };

export const SavedForLater: Story = {
  args: { onSaveForLater: undefined, onMoveToBag: fn(), quantity: null, lineTotal: '' },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  args: { ...sampleProducts[1], variation: 'כריכה קשה', lineTotal: '$36.00' },
};

export const LongTitle: Story = { args: { title: title300 } };

export const BadInput: Story = {
  args: {
    title: markupTitle,
    hebTitle: mixedTitle,
    variation: mixedTitle,
    picture: brokenPicture,
    price: 'Free',
    lineTotal: 'Free',
    extras: [{ name: 'Name on the cover', value: title300.replaceAll(' ', ''), price: '$4.50' }],
  },
};

export const NoPicture: Story = { args: { picture: undefined } };

export const Busy: Story = { tags: ['state-loading'], args: { busy: true } };

/** A bag of two hundred lines, each a part of the page’s own scroll. */
export const ManyLines: Story = {
  tags: ['unpictured'],
  render: (args) => (
    <>
      {namesOf('Colored pencils', 200).map((title) => (
        <BagLine key={title} {...args} title={title} />
      ))}
    </>
  ),
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./BagLine.stories.tsx')),
};
