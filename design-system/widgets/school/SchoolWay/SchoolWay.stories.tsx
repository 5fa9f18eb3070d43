import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { SchoolWay } from './SchoolWay.tsx';

const meta = {
  title: 'Widgets/SchoolWay',
  component: SchoolWay,
  args: {
    title: 'How it works',
    steps: [
      { name: 'Find your school', text: 'By country and zip code.' },
      { name: 'Tick the list', text: 'Leave out what is at home, and swap what is out.' },
      { name: 'Buy it in one step', text: 'The whole list goes to the bag.' },
    ],
  },
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'Beside the first step of school supplies, for whoever has never bought a list here.',
      instead: 'Where somebody stands within a task is told by a `Stepper`.',
      access: 'A named region with an ordered list: a screen reader counts the steps itself.',
    },
  },
} satisfies Meta<typeof SchoolWay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {
  tags: ['unpictured', 'state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How it works' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Hebrew: Story = {
  tags: ['unpictured', 'state-hebrew'],
  globals: { direction: 'rtl' },
  args: { title: 'איך זה עובד', steps: [{ name: 'מוצאים את בית הספר', text: 'לפי ארץ ומיקוד.' }] },
};

export const LongTitle: Story = {
  tags: ['unpictured'],
  args: {
    title: title300,
    steps: [
      { name: title300, text: mixedTitle },
      { name: markupTitle, text: title300 },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./SchoolWay.stories.tsx')),
};
