import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { LoginForm } from './LoginForm.tsx';

const typed = { email: 'ruth@example.com', password: 'lamplighters almanac' };

const meta = {
  title: 'Widgets/LoginForm',
  component: LoginForm,
  args: {
    values: { email: '', password: '' },
    forgotHref: '/forgot-password',
    onChange: fn(),
    onSubmit: fn(),
  },
  parameters: {
    kinds: ['guests-only', 'form'],
    guide: {
      use: 'The login page, the second half of Sign-in, and in place where a session has ended.',
      instead:
        'Whoever has no account yet gets `RegisterForm`; before the checkout `SignInChoice` offers to go on as a guest.',
      access:
        'Autocomplete tells a password manager what is what. A wrong pair is one alert that does not say which of the two was wrong; the form keeps what was typed.',
    },
  },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'r');
    await expect(args.onChange).toHaveBeenLastCalledWith('email', 'r');
    await userEvent.type(canvas.getByLabelText('Password'), 's{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('password', 's');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Wrong: Story = {
  tags: ['state-error'],
  args: {
    values: typed,
    failure: 'No account has this e-mail address and password. Check both, or reset the password.',
  },
};

export const WithErrors: Story = {
  tags: ['state-error'],
  args: {
    errors: { email: 'Enter your e-mail address.', password: 'Enter your password.' },
  },
};

/** After ten tries; it says how long, and what else can be done. */
export const RateLimited: Story = {
  tags: ['state-error'],
  args: {
    values: typed,
    failure: 'Too many tries. Wait 15 minutes, or reset your password now.',
  },
};

export const Busy: Story = { tags: ['state-loading'], args: { values: typed, busy: true } };

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { values: typed },
};

export const BadInput: Story = {
  args: {
    values: { email: title300, password: mixedTitle },
    errors: { email: markupTitle, password: title300 },
    failure: title300,
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./LoginForm.stories.tsx')),
};
