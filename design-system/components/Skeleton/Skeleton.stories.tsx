import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryOf } from '../../gallery.tsx';
import { examples } from './Skeleton.guide.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      use: 'In the place and shape of content that is about to come, so that nothing moves when it does.',
      instead: 'A whole page: one of the page skeletons. Where no shape is known: `Spinner`.',
      access:
        'Hidden from screen readers: whoever draws several puts one status around them that says what comes. It breathes, and stands still where motion is reduced.',
      examples,
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: '60%' } };

export const Block: Story = { args: { shape: 'block', width: 'card', height: 'card' } };

export const Circle: Story = { args: { shape: 'circle', width: 'control', height: 'control' } };

export const Paragraph: Story = {
  render: () => (
    <div>
      <Skeleton width="90%" />
      <Skeleton width="80%" />
      <Skeleton width="40%" />
    </div>
  ),
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Skeleton.stories.tsx')),
};
