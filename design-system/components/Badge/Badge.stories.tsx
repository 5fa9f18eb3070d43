import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryOf } from '../../gallery.tsx';
import { mixedTitle, title300 } from '../bad-input.examples.ts';
import { examples } from './Badge.guide.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Hardcover' },
  parameters: {
    guide: {
      use: 'For one or two words about a thing, beside its name: Preorder, Hardcover, Only 2 left.',
      instead:
        'A number on an icon is the icon button’s own `badge`. What can be pressed is a button; what can be taken away is an applied filter.',
      access:
        'Plain text in the place where it is read. The words say it; the tone only repeats them.',
      examples,
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Accent: Story = { args: { tone: 'accent', children: 'Preorder' } };

export const Success: Story = { args: { tone: 'success', children: 'In stock' } };

export const Warning: Story = { args: { tone: 'warning', children: 'Only 2 left' } };

export const Hebrew: Story = { args: { tone: 'accent', children: 'בקרוב', lang: 'he' } };

export const LongTitle: Story = { args: { children: title300 } };

export const MixedScripts: Story = { args: { children: mixedTitle } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Badge.stories.tsx')),
};
