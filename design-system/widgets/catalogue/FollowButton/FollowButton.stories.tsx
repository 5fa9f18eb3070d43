import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { FollowButton } from './FollowButton.tsx';

const meta = {
  title: 'Widgets/FollowButton',
  component: FollowButton,
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'asks-nothing'],
    guide: {
      use: 'Beside the name of a creator or a vendor, so that their next work finds the shopper.',
      instead: '`Favorite` for a single product that the shopper wants to find again.',
      access:
        'A toggle button named by whom it follows, pressed while they are followed; a tick says so without color.',
    },
  },
  args: { name: 'Miriam Adler', following: false, onToggle: fn() },
} satisfies Meta<typeof FollowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Follow: Story = { tags: ['state-guest'] };

export const Following: Story = { args: { following: true } };

export const Toggling: Story = {
  tags: ['unpictured'],
  render: function Held(args) {
    const [following, setFollowing] = useState(args.following);
    return (
      <FollowButton {...args} following={following} onToggle={() => setFollowing(!following)} />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Follow Miriam Adler', pressed: false }),
    );
    const button = canvas.getByRole('button', { name: 'Following Miriam Adler', pressed: true });
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
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

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { name: 'מרים אדלר' },
};

/** The name is heard, not seen. */
export const LongTitle: Story = {
  args: { name: `${markupTitle} ${title300}` },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./FollowButton.stories.tsx')),
};
