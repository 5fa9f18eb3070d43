import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../mocks/ScreenFrame.tsx';
import SignIn from './sign-in.tsx';

const meta = {
  title: 'Screens/Sign in',
  component: ScreenFrame,
  args: { at: '/sign-in', screen: { path: '/sign-in', Component: SignIn } },
  parameters: {
    layout: 'fullscreen',
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

export const Guest: Story = { parameters: { scenario: 'fullBag' }, play: opened };
