import { vars } from '@otzar/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { brokenPicture } from '../bad-input.examples.ts';
import { samplePictures } from './Picture.examples.ts';
import { examples } from './Picture.guide.tsx';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Components/Picture',
  component: Picture,
  args: { picture: samplePictures.book, sizes: '280px', priority: true },
  parameters: {
    guide: {
      use: 'For every picture of a product, a department or a person: it asks for the width and format that suit the screen, and keeps the place free while the file is on its way.',
      instead:
        'Take `Icon` for a drawing in the colour of the text. A picture that only decorates still stands here, with an empty `alt`.',
      access:
        '`alt` says what is to be seen, and is empty where the words beside it say so already. A file that does not come leaves `alt` readable in a frame of the same shape; no picture at all is silent.',
      examples,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: vars.size.sidebar }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Book: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'A book bound in blue cloth' });
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).toHaveAttribute('height', '1000');
  },
};

export const Mug: Story = { args: { picture: samplePictures.mug } };

export const Pencils: Story = { args: { picture: samplePictures.pencils } };

export const Card: Story = { args: { picture: samplePictures.card } };

export const Lazy: Story = {
  args: { picture: samplePictures.mug, priority: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A red mug' })).toHaveAttribute('loading', 'lazy');
  },
};

/** No picture: a blank book in a picture's shape, which a screen reader passes over. */
export const NoPicture: Story = {
  args: { picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** A file that does not come: the frame keeps its shape, and says what was to be seen. */
export const BrokenPicture: Story = {
  args: { picture: brokenPicture },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'A book bound in blue cloth' });
    const { width, height } = image.getBoundingClientRect();
    await expect(Math.round((height / width) * 100)).toBe(125);
  },
};

/** Where the words beside it name the thing, a broken picture says nothing. */
export const BrokenDecoration: Story = {
  args: { picture: { ...brokenPicture, alt: '' } },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Picture.stories.tsx')),
};
