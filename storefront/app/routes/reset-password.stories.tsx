import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ScreenFrame } from '../mocks/ScreenFrame.tsx';
import ResetPassword from './reset-password.tsx';

const meta = {
  title: 'Screens/Reset password',
  component: ScreenFrame,
  args: {
    at: '/password/reset/sample-link',
    // The stub's router hands every screen its parameters, without knowing which.
    screen: { path: '/password/reset/:token', Component: ResetPassword as () => React.ReactNode },
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'The page behind the link of the letter.',
      instead: 'Profile, where the password that holds is known.',
      access: 'One `h1` and one field, with its rule told before it is typed.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'quiet lamps over');
    await expect(await canvas.findByText('Strong.')).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};
