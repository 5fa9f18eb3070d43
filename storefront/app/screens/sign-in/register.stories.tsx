import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Register from './register.tsx';

const meta = {
  title: 'Screens/Register',
  component: ScreenFrame,
  args: { at: '/register', screen: { path: '/register', Component: Register } },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'Whoever is signed in is sent Home.',
      empty: 'A form has nothing to list.',
      loading: 'The form comes with the page.',
      hebrew: 'Its words are the shop’s own, which are English.',
    },
    guide: {
      use: 'The page that makes an account.',
      instead: 'Login, for whoever has one; the checkout, which needs none.',
      access:
        'One `h1`; what is wrong is said at its field, and the first such field takes the focus.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['phone-only', 'state-error', 'state-guest'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'lamps');
    await expect(await canvas.findByText('We need 8 characters: 3 more will do.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(
      await canvas.findByRole('link', { name: 'Please enter your name.' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};
