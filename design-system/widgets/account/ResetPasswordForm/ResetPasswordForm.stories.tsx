import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const meta = {
  title: 'Widgets/ResetPasswordForm',
  component: ResetPasswordForm,
  args: { password: '', forgotHref: '/forgot-password', onChange: fn(), onSubmit: fn() },
  parameters: {
    kinds: ['same-for-everyone', 'form', 'shop-words'],
    guide: {
      use: 'The page behind the link of a mail. The password is typed once, and can be shown instead of typed twice.',
      instead: 'Whoever is logged in changes the password in `ProfileForm`, with the old one.',
      access:
        'The rule and what follows are told before; an expired link is an alert with the way on.',
    },
  },
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('New password');
    await expect(field).toHaveAccessibleDescription(/At least 8 characters/);
    await userEvent.type(field, 'q{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('q');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Strong: Story = {
  args: { password: 'quiet lamps above the river', strength: 'Strong.' },
};

export const TooShort: Story = {
  tags: ['state-error'],
  args: { password: 'lamps', error: 'Use at least 8 characters: three more will do.' },
};

export const Expired: Story = {
  tags: ['state-error'],
  args: { expired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/no longer works/);
    await expect(canvas.getByRole('link', { name: 'Send me a new link' })).toBeVisible();
  },
};

export const RateLimited: Story = {
  tags: ['state-error'],
  args: { password: 'quiet lamps', failure: 'Too many tries. Wait 15 minutes and try again.' },
};

export const Busy: Story = {
  tags: ['state-loading'],
  args: { password: 'quiet lamps', busy: true },
};

export const BadInput: Story = {
  args: { password: title300, strength: title300, error: markupTitle, failure: title300 },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ResetPasswordForm.stories.tsx')),
};
