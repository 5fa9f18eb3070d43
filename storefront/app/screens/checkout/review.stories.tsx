import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Review from './review.tsx';

const meta = {
  title: 'Screens/Review',
  component: ScreenFrame,
  args: { at: '/review', screen: { path: '/review', Component: Review } },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      empty: 'An empty bag leads back to the bag.',
    },
    guide: {
      use: 'The last look before an order is placed.',
      instead: 'Checkout, to change anything that is shown here.',
      access:
        'Each part has its own heading with a link to change it; the total is read with its name.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Review your order', level: 1 })).toBeVisible(),
  );
  await expect(await canvas.findByRole('contentinfo')).toBeVisible();
};

export const Guest: Story = {
  tags: ['state-hebrew', 'state-guest'],
  parameters: { scenario: 'readyToReview' },
  play: async (context) => {
    await opened(context);
    const place = context.canvas.getByRole('button', { name: 'Place order' });
    await waitFor(() => expect(place).toBeEnabled());
  },
};

/** A customer's order starts from what is kept for them. */
export const Customer: Story = {
  tags: ['state-customer'],
  globals: { customer: 'signedIn' },
  parameters: { scenario: 'fullBag' },
  play: async (context) => {
    await opened(context);
    const place = await context.canvas.findByRole('button', { name: 'Place order' });
    await waitFor(() => expect(place).toBeEnabled());
  },
};

/** Where a customer chooses among what is kept, or enters something new. */
export const CustomerDetails: Story = {
  tags: ['state-customer'],
  args: { at: '/review?edit=details' },
  globals: { customer: 'signedIn' },
  parameters: { scenario: 'fullBag' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Ship to' })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Pay with' })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Shipping method' })).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  globals: { network: 'slow' },
  parameters: { scenario: 'readyToReview' },
  play: opened,
};

/** The cost of delivery cannot be asked for: the screen says so and offers to try again. */
export const Failed: Story = {
  tags: ['state-error'],
  globals: { network: 'failed' },
  parameters: { scenario: 'readyToReview' },
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Place order' })).toBeDisabled();
  },
};
