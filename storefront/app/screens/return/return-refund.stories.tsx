import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Screen, { clientLoader, HydrateFallback } from './return-refund.tsx';

const meta = {
  title: 'Screens/Return/Refund',
  component: ScreenFrame,
  args: {
    at: '/choose-a-refund-method',
    screen: {
      path: '/choose-a-refund-method',
      Component: Screen,
      loader: clientLoader,
      HydrateFallback,
    },
  },
  parameters: {
    layout: 'fullscreen',
    scenario: 'returnChosen',
    doesNotApply: {
      customer: 'Once the order is found, the steps are the same for everyone.',
      empty: 'What goes back is always refunded somehow.',
      loading: 'What can go back was found one step before.',
    },
    guide: {
      use: 'As what the money comes back, how much, and when.',
      instead: 'Nothing: each return passes here.',
      access:
        'The ways are radio buttons with their amount in the name; a gift asks for an address alone.',
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
    const go = await canvas.findByRole('button', { name: 'Continue' });
    await userEvent.click(go);
    await expect(
      await canvas.findByRole('link', { name: 'Please choose how we refund you.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Visa ending in 4242/ }));
    await userEvent.click(go);
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  },
};

/** Whoever was given it says where the gift card goes, and sees no amount. */
export const Gift: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'returningGift' },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Your e-mail address');
    await userEvent.type(email, 'tamar{Enter}');
    await userEvent.click(await canvas.findByRole('link', { name: /like name@example.com/ }));
    await expect(email).toHaveFocus();
    await userEvent.type(email, '@example.com');
    await expect(canvas.getByRole('main')).not.toHaveTextContent('$');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
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

export const FieldsInError: Story = {
  tags: ['unpictured', 'state-error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByRole('link', { name: 'Please choose how we refund you.' }),
    ).toBeVisible();
  },
};
