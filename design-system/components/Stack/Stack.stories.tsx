import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryOf } from '../../gallery.tsx';
import { Message } from '../Message/index.ts';
import { examples } from './Stack.guide.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: {
    children: [
      <Message key="1" tone="info">
        The first thing
      </Message>,
      <Message key="2" tone="info">
        The second thing
      </Message>,
    ],
  },
  parameters: {
    guide: {
      use: 'For what stands one below the other, at one of three distances, so that no thing carries a margin of its own.',
      instead:
        'Things beside each other take a layout of their own: `ProductGrid`, `PageColumns`, `ListingColumns`.',
      access:
        'A plain `div`: it adds nothing to what is read out, and keeps the order of its children.',
      examples,
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Things: Story = {};

export const Parts: Story = { args: { apart: 'parts' } };

export const Sections: Story = { args: { apart: 'sections' } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Stack.stories.tsx')),
};
