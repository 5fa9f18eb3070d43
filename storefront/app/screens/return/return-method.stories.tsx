import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Screen, { clientLoader, HydrateFallback } from './return-method.tsx';

const meta = {
  title: 'Screens/Return/Way back',
  component: ScreenFrame,
  args: {
    at: '/choose-a-return-method',
    screen: {
      path: '/choose-a-return-method',
      Component: Screen,
      loader: clientLoader,
      HydrateFallback,
    },
  },
  parameters: {
    layout: 'fullscreen',
    scenario: 'returnRefunded',
    doesNotApply: {
      customer: 'Once the order is found, the steps are the same for everyone.',
      empty: 'There is always a way back.',
      loading: 'What can go back was found two steps before.',
    },
    guide: {
      use: 'How a return travels, and the last word before it is made.',
      instead: 'Nothing: each return passes here.',
      access: 'The ways are radio buttons with their price in the name; a failure is announced.',
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
    const confirm = await canvas.findByRole('button', { name: 'Confirm the return' });
    await userEvent.click(confirm);
    await expect(
      await canvas.findByRole('link', { name: 'Please choose how you send it back.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Print a label/ }));
    await userEvent.click(confirm);
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  },
};

/** The shop is out of order: nothing that was chosen is lost. */
export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: { scenario: 'returnRefused' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm the return' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('radio', { name: /Print a label/ })).toBeChecked();
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
