import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import ResetPassword, { clientLoader } from './reset-password.tsx';

const meta = {
  title: 'Screens/Reset password',
  component: ScreenFrame,
  args: {
    at: '/password/reset/sample-link',
    // The stub's router hands every screen its parameters, without knowing which.
    screen: {
      path: '/password/reset/:token',
      Component: ResetPassword as () => React.ReactNode,
      loader: clientLoader as never,
    },
  },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'Whoever is signed in is sent Home.',
      empty: 'A form has nothing to list.',
      loading: 'The form comes with the page, and its link is asked about behind it.',
      hebrew: 'Its words are the shop’s own, which are English.',
    },
    guide: {
      use: 'The page behind the link of the letter.',
      instead: 'Profile, where the password that holds is known.',
      access: 'One `h1` and one field, with its rule told before it is typed.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link of the letter is good. */
export const Guest: Story = {
  tags: ['phone-only', 'state-guest'],
  parameters: {
    msw: {
      handlers: [http.post('*/api/password/reset/check', () => HttpResponse.json({ valid: true }))],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'quiet lamps over');
    await expect(await canvas.findByText('Strong.')).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

/** A link that was used already, or made up, says so before a password is typed. */
export const WornOut: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/password/reset/check', () => HttpResponse.json({ valid: false })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link no longer works.')).toBeVisible();
    await expect(canvas.queryByLabelText('New password')).not.toBeInTheDocument();
    const again = canvas.getByRole('link', { name: 'Send me a new link' });
    await expect(again).toHaveAttribute('href', '/forgot-password');
  },
};
