import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Checkout from './checkout.tsx';

const meta = {
  title: 'Screens/Checkout',
  component: ScreenFrame,
  args: { at: '/checkout', screen: { path: '/checkout', Component: Checkout } },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'Customers are sent to Review.',
      empty: 'An empty bag leads back to the bag.',
    },
    guide: {
      use: 'Where a guest says who they are, where it goes and how they pay.',
      instead: 'Review, for a customer whose address and card are known.',
      access:
        'Every field has a label above it and its error below; a summary of the errors takes the focus.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible(),
  );
  await expect(await canvas.findByRole('contentinfo')).toBeVisible();
};

export const Guest: Story = {
  tags: ['state-guest'],
  parameters: { scenario: 'fullBag' },
  play: async (context) => {
    await opened(context);
    await expect(context.canvas.getByLabelText('E-mail address')).toBeVisible();
  },
};

/** The guest has an account: a hint that asks for nothing. */
export const KnownEmail: Story = {
  parameters: { scenario: 'fullBag' },
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'noa@example.com');
    await userEvent.tab();
    await expect(await canvas.findByText(/You have an account with this address/)).toBeVisible();
  },
};

/** Nothing to send: no address is asked for. */
export const DigitalOnly: Story = {
  parameters: { scenario: 'digitalBag' },
  play: async (context) => {
    await opened(context);
    await expect(context.canvas.queryByLabelText('Street address')).not.toBeInTheDocument();
  },
};

export const Filled: Story = {
  parameters: { scenario: 'readyToReview' },
  play: async (context) => {
    await opened(context);
    await expect(
      await context.canvas.findByRole('group', { name: 'Shipping method' }),
    ).toBeVisible();
  },
};

/** Each thing that is missing is named at its field. */
export const FieldsInError: Story = {
  tags: ['state-error'],
  parameters: { scenario: 'fullBag' },
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await expect(await canvas.findByRole('link', { name: 'Please enter the city.' })).toBeVisible();
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  parameters: { scenario: 'hebrew' },
  play: opened,
};

export const Loading: Story = {
  tags: ['state-loading'],
  globals: { network: 'slow' },
  parameters: { scenario: 'readyToReview' },
  play: opened,
};

/** The ways of delivery cannot be asked for: the form says so and offers to try again. */
export const Failed: Story = {
  tags: ['state-error'],
  globals: { network: 'failed' },
  parameters: { scenario: 'readyToReview' },
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
