import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import ForgotPassword from './forgot-password.tsx';

const meta = {
  title: 'Screens/Forgot password',
  component: ScreenFrame,
  args: { at: '/forgot-password', screen: { path: '/forgot-password', Component: ForgotPassword } },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'Whoever is signed in is sent Home.',
      empty: 'A form has nothing to list.',
      loading: 'The form comes with the page.',
      hebrew: 'Its words are the shop’s own, which are English.',
    },
    guide: {
      use: 'Asks for the letter with a link for a new password.',
      instead: 'Profile, where the password that holds is known.',
      access: 'One `h1` and one field; what the shop answers is a status.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['phone-only', 'state-error', 'state-guest'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a link' }));
    await expect(
      await canvas.findByRole('link', { name: 'Please enter your e-mail address.' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};
