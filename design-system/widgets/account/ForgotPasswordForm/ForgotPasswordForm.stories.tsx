import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

const meta = {
  title: 'Widgets/ForgotPasswordForm',
  component: ForgotPasswordForm,
  args: { email: '', onChange: fn(), onSubmit: fn() },
  parameters: {
    kinds: ['guests-only', 'form', 'shop-words'],
    guide: {
      use: 'The page for a forgotten password.',
      instead:
        'With the link from the mail in hand, `ResetPasswordForm`; a password that is known is changed in `ProfileForm`.',
      access:
        'One named field; what happened is a status, and the button then offers to send it again.',
    },
  },
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'r{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('r');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Said alike whether an account has this address or not. */
export const Sent: Story = {
  args: {
    email: 'ruth@example.com',
    sent: 'If an account has this address, a link is on its way. It works once, for 60 minutes.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/If an account has this address/);
    await expect(canvas.getByRole('button', { name: 'Send it again' })).toBeVisible();
  },
};

export const WithError: Story = {
  tags: ['state-error'],
  args: { email: 'ruth@', error: 'Enter an e-mail address like name@example.com.' },
};

export const RateLimited: Story = {
  tags: ['state-error'],
  args: {
    email: 'ruth@example.com',
    failure: 'You asked for ten links. Wait 15 minutes; the last one still works.',
  },
};

export const Busy: Story = {
  tags: ['state-loading'],
  args: { email: 'ruth@example.com', busy: true },
};

export const BadInput: Story = {
  args: { email: title300.replaceAll(' ', ''), error: markupTitle, failure: title300 },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ForgotPasswordForm.stories.tsx')),
};
