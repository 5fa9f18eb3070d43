import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Screen, { clientLoader, HydrateFallback } from './return-items.tsx';

const meta = {
  title: 'Screens/Return/Items',
  component: ScreenFrame,
  args: {
    at: '/select-items-to-return',
    screen: {
      path: '/select-items-to-return',
      Component: Screen,
      loader: clientLoader,
      HydrateFallback,
    },
  },
  parameters: {
    layout: 'fullscreen',
    scenario: 'returning',
    doesNotApply: {
      customer: 'Once the order is found, the steps are the same for everyone.',
      loading: 'What can go back was found one step before.',
    },
    guide: {
      use: 'Which things of an order go back, how many of each, and why.',
      instead: 'Nothing: each return passes here.',
      access:
        'Each line is named by its thing; what cannot go back says why, and cannot be ticked.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  tags: ['phone-only', 'state-guest'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
  },
};

export const Guest: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    const [first, , written] = await canvas.findAllByRole('checkbox');
    if (!first) throw new Error('There is nothing to return.');
    await expect(written).toBeDisabled();
    await userEvent.click(first);
    await expect(await canvas.findByText('$26.13 back')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Return 1 item' }));
    await expect(
      await canvas.findByRole('link', { name: 'Please choose a reason.' }),
    ).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText(/^Reason for/), 'It arrived damaged');
    await userEvent.click(canvas.getByRole('button', { name: 'Return 1 item' }));
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  },
};

/** All of it has come back before. */
export const Blocked: Story = {
  tags: ['unpictured', 'state-empty'],
  parameters: { scenario: 'returnBlocked' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Already returned.')).toBeVisible();
    await expect(canvas.getByText(/Nothing of it is left that can go back\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Return/ })).toBeNull();
  },
};

/** A gift shows what was wrapped, and no price. */
export const Gift: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'returningGift' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('checkbox')).length).toBe(1);
    await expect(canvas.getByRole('main')).not.toHaveTextContent('$');
  },
};

/** Its widgets are pictured from right to left by themselves: here the whole is looked at for accessibility. */
export const RightToLeft: Story = {
  tags: ['unpictured', 'state-hebrew'],
  globals: { direction: 'rtl' },
};

/** Opened by its address alone, it leads to where a return begins. */
export const TooEarly: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'default' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  },
};

/** What goes back needs a reason: it is asked for where it is missing. */
export const FieldsInError: Story = {
  tags: ['unpictured', 'state-error'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox');
    if (!first) throw new Error('There is nothing to return.');
    await userEvent.click(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Return 1 item' }));
    await expect(
      await canvas.findByRole('link', { name: 'Please choose a reason.' }),
    ).toBeVisible();
  },
};
