import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { CheckoutProgress } from './CheckoutProgress.tsx';

const meta = {
  title: 'Widgets/CheckoutProgress',
  component: CheckoutProgress,
  args: {
    steps: [
      { name: 'Bag', state: 'done', href: '/bag' },
      { name: 'Delivery & payment', state: 'current' },
      { name: 'Review', state: 'next' },
    ],
  },
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'At the head of Checkout and Review: where the shopper is, and the way back.',
      instead: '`Stepper` for steps outside the checkout.',
      access: 'An ordered list; the present step is marked with `aria-current`.',
    },
  },
} satisfies Meta<typeof CheckoutProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checkout: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bag' })).toBeVisible();
    await expect(canvas.getByText('Delivery & payment').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
};

/** In the head of a page whose title stands at its start. */
export const UnderATitle: Story = {
  args: { align: 'start', 'aria-label': 'Steps of a return' },
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('navigation', { name: 'Steps of a return' });
    const first = canvas.getByRole('link', { name: 'Bag' });
    await expect(first.getBoundingClientRect().left).toBe(steps.getBoundingClientRect().left);
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    steps: [
      { name: 'הסל', state: 'done', href: '/bag' },
      { name: 'משלוח ותשלום', state: 'current' },
      { name: 'סיכום', state: 'next' },
    ],
  },
};

export const BadInput: Story = {
  args: {
    steps: [
      { name: title300, state: 'done', href: '/bag' },
      { name: mixedTitle, state: 'current' },
      { name: markupTitle, state: 'next' },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./CheckoutProgress.stories.tsx')),
};
