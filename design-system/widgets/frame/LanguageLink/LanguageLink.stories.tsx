import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkProvider } from '../../../foundations/link/index.ts';
import { galleryOf } from '../../../gallery.tsx';
import { LanguageLink } from './LanguageLink.tsx';

const meta = {
  title: 'Widgets/LanguageLink',
  component: LanguageLink,
  args: { href: '/he/bag' },
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing', 'shop-words'],
    guide: {
      use: 'Wherever the language is chosen: in the header, in the footer and in the menu of a narrow screen.',
      instead:
        'Whoever seems to read the other language is told of it by `LanguageOffer`. The language of a product’s words is chosen on its page.',
      access:
        'A link that is called as its language calls itself, and read out in it. It works without scripts.',
    },
  },
} satisfies Meta<typeof LanguageLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToHebrew: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'עברית' });
    await expect(link).toHaveAttribute('href', '/he/bag');
    await expect(link).toHaveAttribute('hreflang', 'he');
    await expect(link).toHaveAttribute('lang', 'he');
  },
};

/** It stays a plain link where the application’s router has all others: another app answers. */
export const PastTheRouter: Story = {
  tags: ['unpictured'],
  args: { onClick: fn((event) => event.preventDefault()) },
  decorators: [
    (Story) => (
      <LinkProvider value={(props) => <a data-router="true" {...props} />}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('data-router');
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./LanguageLink.stories.tsx')),
};
