import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { title300 } from '../bad-input.examples.ts';
import { examples } from './Stepper.guide.tsx';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  tags: ['responsive'],
  args: {
    label: 'School supplies',
    steps: [
      { name: 'School', state: 'done', detail: 'Harbor Day School', href: '/school' },
      { name: 'Grade', state: 'current' },
      { name: 'Supplies', state: 'next' },
    ],
  },
  parameters: {
    guide: {
      use: 'Above a task of three to five screens that are done in order: school supplies, returns.',
      instead:
        'For the place of a page in the shop take `Breadcrumbs`; for the checkout, `CheckoutProgress`.',
      access:
        'A navigation landmark with an ordered list. The current step has `aria-current="step"`; a step that is done says so in words, and its mark is a check, so color says nothing alone.',
      examples,
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only what is done can be gone back to. */
export const SecondOfThree: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'School' })).toHaveAttribute('href', '/school');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('Grade').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};

export const FirstOfFive: Story = {
  args: {
    label: 'Return',
    steps: [
      { name: 'Order', state: 'current' },
      { name: 'Items', state: 'next' },
      { name: 'Refund', state: 'next' },
      { name: 'Return method', state: 'next' },
      { name: 'Confirmation', state: 'next' },
    ],
  },
};

export const AllDone: Story = {
  args: {
    steps: [
      { name: 'School', state: 'done', detail: 'Harbor Day School', href: '/school' },
      { name: 'Grade', state: 'done', detail: 'Grade 4', href: '/school/grade' },
      { name: 'Supplies', state: 'done' },
    ],
  },
};

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'ציוד לבית הספר',
    lang: 'he',
    steps: [
      { name: 'בית ספר', state: 'done', detail: 'בית ספר אורנים', href: '/school' },
      { name: 'כיתה', state: 'done', detail: 'כיתה ד׳', href: '/school/grade' },
      { name: 'ציוד', state: 'current' },
    ],
  },
};

export const LongTitle: Story = {
  args: {
    steps: [
      { name: 'School', state: 'done', detail: title300, href: '/school' },
      { name: title300, state: 'current' },
      { name: 'Supplies', state: 'next' },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Stepper.stories.tsx')),
};
