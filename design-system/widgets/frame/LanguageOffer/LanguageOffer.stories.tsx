import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { LanguageOffer, type LanguageOfferProps } from './LanguageOffer.tsx';

function Dismissable({ onDismiss, ...args }: LanguageOfferProps) {
  const [dismissed, setDismissed] = useState(false);
  const dismiss = () => {
    setDismissed(true);
    onDismiss();
  };
  return dismissed ? null : <LanguageOffer {...args} onDismiss={dismiss} />;
}

const meta = {
  title: 'Widgets/LanguageOffer',
  component: LanguageOffer,
  args: {
    href: '/he/bag',
    onAccept: fn((event) => event.preventDefault()),
    onDismiss: fn(),
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole', 'asks-nothing'],
    layout: 'fullscreen',
    guide: {
      use: 'Once, for whoever chose the other language before or whose browser asks for it. Nobody is led there unasked.',
      instead: 'The choice that always stands is `LanguageLink`.',
      access:
        'A region in the language that it offers, marked as such and set in its direction, within the live region that the shell keeps for notices. Its link leads to the same page; its button puts it away for good.',
    },
  },
} satisfies Meta<typeof LanguageOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HebrewOffered: Story = {
  tags: ['state-guest', 'state-hebrew'],
  play: async ({ args, canvas }) => {
    const offer = canvas.getByRole('region', { name: 'שפה' });
    await expect(offer).toHaveAttribute('lang', 'he');
    await expect(offer).toHaveAttribute('dir', 'rtl');
    await expect(offer).toHaveTextContent('החנות מדברת גם עברית');
    const way = canvas.getByRole('link', { name: 'העמוד הזה בעברית' });
    await expect(way).toHaveAttribute('href', '/he/bag');
    await userEvent.click(way);
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** It goes at once; who shows it does not show it again. */
export const Dismissed: Story = {
  tags: ['unpictured'],
  render: (args) => <Dismissable {...args} />,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'לא עכשיו' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./LanguageOffer.stories.tsx')),
};
