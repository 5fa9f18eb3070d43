import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { markupTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { SectionTabs } from './SectionTabs.tsx';

const meta = {
  title: 'Widgets/SectionTabs',
  component: SectionTabs,
  args: {
    label: 'Store information',
    sections: [
      { name: 'Hours', path: '/store-information/hours' },
      { name: 'Address', path: '/store-information/address' },
      { name: 'Virtual tour', path: '/store-information/virtual-tour' },
    ],
    current: '/store-information/address',
  },
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing', 'shop-words'],
    guide: {
      use: 'Two to five pages of one matter that a shopper goes to and fro between.',
      instead: 'The sections of the account are `AccountNav`.',
      access:
        'A named navigation of links, not a tab list: each has an address. The open one is marked by a bar, by weight and by `aria-current="page"`.',
    },
  },
} satisfies Meta<typeof SectionTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Store: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: args.label })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Address');
  },
};

export const BadInput: Story = {
  tags: ['unpictured'],
  args: {
    sections: [
      { name: title300, path: '/x' },
      { name: markupTitle, path: '/y' },
    ],
    current: '/x',
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./SectionTabs.stories.tsx')),
};
