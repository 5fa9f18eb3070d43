import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { markupTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { Greeting } from './Greeting.tsx';

const meta = {
  title: 'Widgets/Greeting',
  component: Greeting,
  parameters: {
    kinds: ['always-filled', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'At the head of what is personal: the menu of a phone, the account menu, the assistance panel.',
      instead: 'A heading. It says hello and names nothing, so a screen is never titled by it.',
      access:
        'A paragraph. The name keeps its own direction, so that a Hebrew name stands right in an English sentence.',
    },
  },
  args: { firstName: 'Noa' },
} satisfies Meta<typeof Greeting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {
  tags: ['state-customer'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Hello/)).toHaveTextContent('Hello, Noa');
  },
};

export const Guest: Story = {
  tags: ['state-guest'],
  args: { firstName: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hi there')).toBeVisible();
  },
};

export const HebrewName: Story = { tags: ['state-hebrew'], args: { firstName: 'נועה' } };

export const LongTitle: Story = { args: { firstName: title300 } };

export const Markup: Story = { args: { firstName: markupTitle } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Greeting.stories.tsx')),
};
