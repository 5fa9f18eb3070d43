import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { examples } from './CharacterCount.guide.tsx';
import { CharacterCount } from './CharacterCount.tsx';

const meta = {
  title: 'Components/CharacterCount',
  component: CharacterCount,
  parameters: {
    guide: {
      use: 'Below a field that takes a limited number of characters, where the shopper may well reach the end: an engraving, a message.',
      instead: 'Nothing at all where the limit is far beyond what anybody writes, such as a name.',
      access:
        'Only seen at first; from five characters before the end it is announced as a status. Say the limit in the field’s hint too.',
      examples,
    },
  },
  args: { length: 7, max: 24 },
} satisfies Meta<typeof CharacterCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 of 24')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const NearTheEnd: Story = {
  args: { length: 23 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 character left');
  },
};

export const Full: Story = { args: { length: 24 } };

export const MaximumZero: Story = { args: { length: 0, max: 0 } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./CharacterCount.stories.tsx')),
};
