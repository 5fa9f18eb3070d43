import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import SignIn from './sign-in.tsx';

const meta = {
  title: 'Screens/Sign in',
  component: ScreenFrame,
  args: { at: '/sign-in', screen: { path: '/sign-in', Component: SignIn } },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'Whoever is signed in is sent back to where they came from, or to the bag.',
      empty: 'An empty bag leads back to the bag.',
      loading: 'It opens at once, from what the browser keeps.',
      hebrew: 'Its words are the shop’s own, which are English.',
    },
    guide: {
      use: 'The fork between a guest’s checkout and an account.',
      instead: 'Login, outside the checkout.',
      access: 'Each half is a section with its own heading and one button.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(
      canvas.getByRole('heading', { name: /Sign in|How would you like/, level: 1 }),
    ).toBeVisible(),
  );
  await expect(await canvas.findByRole('contentinfo')).toBeVisible();
};

export const Guest: Story = {
  tags: ['state-guest'],
  parameters: { scenario: 'fullBag' },
  play: opened,
};

/** What is missing is said at its field, and the guest’s way stays open. */
export const FieldsInError: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: { scenario: 'fullBag' },
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(
      await canvas.findByRole('link', { name: 'Please enter your e-mail address.' }),
    ).toBeVisible();
  },
};
