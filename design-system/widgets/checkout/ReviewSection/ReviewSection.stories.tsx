import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ReviewSection } from './ReviewSection.tsx';

const meta = {
  title: 'Widgets/ReviewSection',
  component: ReviewSection,
  args: {
    title: 'Shipping address',
    editHref: '/checkout',
    children: (
      <p>
        Ruth Cohen
        <br />
        18 Orchard Street, New York, NY 10002
      </p>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'One part of what is about to be ordered, with the way to change it.',
      instead: 'A plain section, where nothing can be changed.',
      access: 'The link to change it names its part.',
    },
  },
} satisfies Meta<typeof ReviewSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editable: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit shipping address' })).toBeVisible();
  },
};

export const Fixed: Story = { args: { editHref: undefined } };

export const BadInput: Story = {
  tags: ['state-hebrew'],
  args: {
    title: title300,
    children: (
      <p>
        <span dir="auto">{mixedTitle}</span>
        <br />
        {markupTitle}
        <br />
        {title300.replaceAll(' ', '')}
      </p>
    ),
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ReviewSection.stories.tsx')),
};
