import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { DidYouMean } from './DidYouMean.tsx';

const meta = {
  title: 'Widgets/DidYouMean',
  component: DidYouMean,
  args: { guessed: true, instead: { words: 'quiet places', href: '/search?q=quiet+places' } },
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'Above the results of a search whose words found little: one touch searches for what was probably meant.',
      instead:
        'Where nothing at all was found, `NothingFound` stands in the place of the products.',
      access: 'A note with a link that is named by the words alone.',
    },
  },
} satisfies Meta<typeof DidYouMean>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guessed: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'quiet places' })).toHaveAttribute(
      'href',
      '/search?q=quiet+places',
    );
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { guessed: false, instead: { words: 'גן שושנים', href: '/search?q=x' } },
};

export const BadInput: Story = {
  tags: ['unpictured'],
  args: { instead: { words: title300, href: '/search?q=x' } },
};

/** Nothing to say: nothing is said. */
export const Silent: Story = {
  tags: ['unpictured', 'state-empty'],
  args: { guessed: false, instead: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument();
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./DidYouMean.stories.tsx')),
};
