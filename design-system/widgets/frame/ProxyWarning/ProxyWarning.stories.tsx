import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { ProxyWarning, type ProxyWarningProps } from './ProxyWarning.tsx';

function Dismissable({ onDismiss, ...args }: ProxyWarningProps) {
  const [dismissed, setDismissed] = useState(false);
  const dismiss = () => {
    setDismissed(true);
    onDismiss();
  };
  return dismissed ? null : <ProxyWarning {...args} onDismiss={dismiss} />;
}

const meta = {
  title: 'Widgets/ProxyWarning',
  component: ProxyWarning,
  args: { onDismiss: fn() },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole', 'asks-nothing', 'shop-words'],
    layout: 'fullscreen',
    guide: {
      use: 'Where files of this shop were kept from the browser although it is online, which is what a content filter does. Its words are fixed by the specification.',
      instead: 'No connection at all is the `OfflineNotice`; a failure of ours is a `ServerError`.',
      access:
        'A region of its own, in the live region that the shell keeps for notices, so that it is read out when it comes. The button says that it only goes for a while.',
    },
  },
} satisfies Meta<typeof ProxyWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Performance of this website is impacted by a content filter or proxy. Please contact your provider to whitelist this website.',
      ),
    ).toBeVisible();
  },
};

/** It goes at once; who shows it keeps it away for 24 hours. */
export const Dismissed: Story = {
  tags: ['unpictured'],
  render: (args) => <Dismissable {...args} />,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Dismiss temporarily' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ProxyWarning.stories.tsx')),
};
