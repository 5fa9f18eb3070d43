import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Login from './login.tsx';

const meta = {
  title: 'Screens/Login',
  component: ScreenFrame,
  args: { at: '/login', screen: { path: '/login', Component: Login } },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'Whoever is signed in is sent Home.',
      empty: 'A form has nothing to list.',
      loading: 'The form comes with the page.',
      hebrew: 'Its words are the shop’s own, which are English.',
    },
    guide: {
      use: 'The door to the account, outside the checkout.',
      instead: 'On the way to the checkout, Sign-in has the same form as its second half.',
      access: 'One `h1`; what is wrong is said at its field, which takes the focus.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['phone-only', 'state-error', 'state-guest'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(
      await canvas.findByRole('link', { name: 'Please enter your e-mail address.' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};
