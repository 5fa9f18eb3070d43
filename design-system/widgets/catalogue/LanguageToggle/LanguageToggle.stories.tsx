import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';

const meta = {
  title: 'Widgets/LanguageToggle',
  component: LanguageToggle,
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'Beside a product’s words where some of them are there in Hebrew too.',
      instead:
        'Nothing where there is no Hebrew: a toggle that changes nothing is a riddle. `CurrencySelect` for the other choice that follows a shopper.',
      access:
        'A group named “Product language” of two buttons, the chosen one pressed; each names its language in that language.',
    },
  },
  args: {
    language: 'eng',
    onChange: fn(),
  },
} satisfies Meta<typeof LanguageToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'עברית' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('heb');
  },
};

export const Hebrew: Story = { tags: ['state-hebrew'], args: { language: 'heb' } };

/** No Hebrew title, description or creator's name: no toggle. */
export const NoHebrew: Story = {
  args: { hebrew: false },
  tags: ['unpictured', 'state-empty'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'motion', '!autodocs'],
  ...galleryOf(() => import('./LanguageToggle.stories.tsx')),
};
