import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { examples } from './Checkbox.guide.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Gift wrap this item', name: 'wrap' },
  parameters: {
    guide: {
      use: 'For one thing to say yes to, or several of a list.',
      instead: '`RadioCards` where one answer excludes the others.',
      access: 'The whole line is its label; a description belongs to it too.',
      examples,
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Gift wrap this item' });
    await userEvent.click(canvas.getByText('Gift wrap this item'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const CheckedWithDescription: Story = {
  args: { defaultChecked: true, description: 'Paper, ribbon and a card, for $4.99.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongHebrew: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: <span lang="he">לעטוף את הספר בנייר מתנה עם סרט וכרטיס ברכה</span>,
    description: 'The wrapping is the same for books, gifts and school items, whatever their size.',
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Checkbox.stories.tsx')),
};
