import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { showsFailure, showsLoading } from '../../mocks/customer-plays.ts';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Screen, { clientLoader, HydrateFallback } from './subscription.tsx';

const screen = {
  path: '/subscription/:type_id/:group_id',
  Component: Screen as never,
  loader: clientLoader,
  HydrateFallback,
};

const meta = {
  title: 'Screens/Subscription',
  component: ScreenFrame,
  args: { at: '/subscription/1/1', screen },
  parameters: {
    layout: 'fullscreen',
    scenario: 'customer',
    doesNotApply: {
      guest: 'Guests are sent to Login.',
    },
    guide: {
      use: 'Where a customer signs up for a plan, or has one product come again and again.',
      instead: 'What comes already is changed on `Update a subscription`.',
      access:
        'Groups of radios and labelled fields; what is wrong stands beside its field and above the form, where the focus goes.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  tags: ['phone-only', 'state-customer'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
  },
};

export const Plans: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'One picture book' }));
    await expect(await canvas.findByText('Estimated total')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Standard shipping (estimate)')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Start it' }));
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  },
};

/** Nothing is chosen: it is said where, and what is chosen besides stays. */
export const Missing: Story = {
  tags: ['unpictured', 'state-error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('It comes'), 'Every three months');
    await userEvent.click(canvas.getByRole('button', { name: 'Start it' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Please choose a plan.' }));
    await expect(canvas.getByRole('radio', { name: 'One picture book' })).toHaveFocus();
    await expect(canvas.getByLabelText('It comes')).toHaveValue('quarter');
  },
};

export const OneProduct: Story = {
  tags: ['unpictured'],
  args: { at: '/subscription/2/103' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start it' })).toBeVisible();
    await expect(canvas.getByLabelText('It comes')).toHaveValue('month');
  },
};

/** Its widgets are pictured from right to left by themselves: here the whole is looked at for accessibility. */
export const Hebrew: Story = {
  tags: ['unpictured', 'state-hebrew'],
  args: { at: '/subscription/2/102' },
  globals: { direction: 'rtl' },
};

/** A card is added in place, and is the chosen one. */
export const AddingACard: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a card' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('Card number'), '4242424242424242');
    await userEvent.type(dialog.getByLabelText(/^Expir/), '1239');
    await userEvent.type(dialog.getByLabelText('Security code'), '123');
    await userEvent.click(dialog.getByRole('button', { name: 'Save card' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('radio', { name: 'Visa ending in 4242' })).toHaveLength(2),
    );
    await expect(canvas.getAllByRole('radio', { name: 'Visa ending in 4242' })[1]).toBeChecked();
  },
};

/** What cannot come regularly says why, and leads on. */
export const NotThis: Story = {
  tags: ['unpictured', 'state-empty'],
  args: { at: '/subscription/2/105' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A gift card is given once/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to its page' })).toBeVisible();
  },
};

export const NotThere: Story = {
  tags: ['unpictured', 'state-error'],
  args: { at: '/subscription/7/1' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['unpictured', 'state-loading'],
  parameters: { scenario: 'slowCustomer' },
  play: showsLoading,
};

/** The shop is out of order: the page says so, and tries again. */
export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: { scenario: 'failedCustomer' },
  play: showsFailure('We could not load this subscription'),
};
