import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { examples } from './Spinner.guide.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      use: 'While something is under way whose shape nobody knows: signing out, a list in a drawer.',
      instead:
        'Where the shape is known, `Skeleton` or a page skeleton; a button that is at work has its own `busy`.',
      access:
        'A status whose label is read out: say what is waited for. It turns slowly, and stands still where motion is reduced.',
      examples,
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const SigningOut: Story = { args: { label: 'Signing out' } };

export const Hebrew: Story = { globals: { direction: 'rtl' }, args: { lang: 'he', label: 'טוען' } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Spinner.stories.tsx')),
};
