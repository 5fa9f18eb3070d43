import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { BetaBanner, type BetaBannerProps } from './BetaBanner.tsx';

function Closable({ onClose, ...args }: BetaBannerProps) {
  const [closed, setClosed] = useState(false);
  const close = () => {
    setClosed(true);
    onClose();
  };
  return closed ? null : <BetaBanner {...args} onClose={close} />;
}

const meta = {
  title: 'Widgets/BetaBanner',
  component: BetaBanner,
  args: { feedbackEmail: 'feedback@otzar.example', onClose: fn() },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing', 'shop-words'],
    layout: 'fullscreen',
    guide: {
      use: 'While the website is new: above the header of every page, until the shopper closes it. The shell remembers that for good.',
      instead: 'For any other word to everybody, `Banner` itself.',
      access:
        'A region named “New website”. The address is a link; the button is named “Close: New website”, and is reached by Tab before the header.',
    },
  },
} satisfies Meta<typeof BetaBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'feedback@otzar.example' })).toHaveAttribute(
      'href',
      'mailto:feedback@otzar.example',
    );
  },
};

/** It can be closed; who shows it remembers the choice. */
export const Closed: Story = {
  tags: ['unpictured'],
  render: (args) => <Closable {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close: New website' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongAddress: Story = {
  args: { feedbackEmail: `${'feedback.on.the.new.website.'.repeat(6)}@otzar.example` },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./BetaBanner.stories.tsx')),
};
