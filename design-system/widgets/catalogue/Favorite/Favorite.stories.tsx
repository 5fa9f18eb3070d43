import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { Favorite } from './Favorite.tsx';

const meta = {
  title: 'Widgets/Favorite',
  component: Favorite,
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'asks-nothing'],
    doesNotApply: {
      hebrew: 'It is a drawing: the title in its name is heard and not seen.',
    },
    guide: {
      use: 'Beside the way to buy a product, for a shopper who does not want it yet.',
      instead: '`ProductCard` has its own heart. `FollowButton` is for people and publishers.',
      access:
        'A toggle button named “Favorite” and the product, pressed while it is one; the heart is filled, so that color is not all that tells.',
    },
  },
  args: { title: 'The Lamplighter’s Almanac', favorite: false, onToggle: fn() },
} satisfies Meta<typeof Favorite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marked: Story = { tags: ['state-guest'], args: { favorite: true } };

export const Unmarked: Story = {};

export const Toggling: Story = {
  tags: ['unpictured'],
  render: function Held(args) {
    const [favorite, setFavorite] = useState(args.favorite);
    return <Favorite {...args} favorite={favorite} onToggle={() => setFavorite(!favorite)} />;
  },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Favorite The Lamplighter’s Almanac' });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Busy: Story = {
  tags: ['state-loading'],
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

/** The title is heard, not seen. */
export const LongTitle: Story = { tags: ['unpictured'], args: { title: title300 } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Favorite.stories.tsx')),
};
