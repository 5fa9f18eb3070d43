import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { examples } from './IconButton.guide.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  parameters: {
    guide: {
      use: 'For an action whose drawing everyone knows: close, search, the bag.',
      instead:
        'Where there is room for a word, or any doubt about the drawing: `Button` with an icon.',
      access:
        '`label` is its accessible name and says what the badge says. 44 px square; a toggle adds `aria-pressed`, what opens something `aria-expanded`.',
      examples,
    },
  },
  args: { label: 'Search', icon: 'search', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const WithBadge: Story = { args: { label: 'Bag, 3 items', icon: 'bag', badge: '3' } };

export const WithFullBadge: Story = {
  args: { label: 'Bag, 99+ items', icon: 'bag', badge: '99+' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bag, 99+ items' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./IconButton.stories.tsx')),
};
