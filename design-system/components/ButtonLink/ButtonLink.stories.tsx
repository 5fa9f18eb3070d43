import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { examples } from './ButtonLink.guide.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  parameters: {
    guide: {
      use: 'To go somewhere with the weight of a button: to the bag, to the checkout, on with shopping.',
      instead: 'To do something, `Button`; inside a sentence a plain link.',
      access:
        'A link: it opens in a new tab when asked to, and Enter follows it. Its text says where it leads.',
      examples,
    },
  },
  args: { href: '/bag', children: 'View bag' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View bag' })).toHaveAttribute('href', '/bag');
  },
};

export const Secondary: Story = { args: { intent: 'secondary', children: 'Keep shopping' } };

export const Quiet: Story = { args: { intent: 'quiet', children: 'See all books' } };

export const LargeBlock: Story = { args: { size: 'large', block: true, icon: 'lock' } };

export const Hebrew: Story = { args: { children: 'לכל ספרי הילדים', lang: 'he', dir: 'rtl' } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ButtonLink.stories.tsx')),
};
