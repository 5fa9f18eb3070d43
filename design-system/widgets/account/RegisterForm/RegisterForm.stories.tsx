import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const meta = {
  title: 'Widgets/RegisterForm',
  component: RegisterForm,
  args: {
    values: { name: '', email: '', password: '' },
    terms: (
      <>
        By creating an account you accept the <a href="/terms-of-use/39">terms of use</a> and the{' '}
        <a href="/privacy-policy/40">privacy policy</a>.
      </>
    ),
    onChange: fn(),
    onSubmit: fn(),
  },
  parameters: {
    kinds: ['guests-only', 'form'],
    guide: {
      use: 'The page that creates an account. It asks for what the shop needs and nothing else; the password is typed once and can be shown.',
      instead: 'Whoever has an account gets `LoginForm`.',
      access:
        'The password’s rule stands before the field and is part of its description; its strength is announced when typing pauses.',
    },
  },
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rule is told before it can be broken. */
export const Empty: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription(/At least 8 characters/);
    await userEvent.type(password, 'q');
    await expect(args.onChange).toHaveBeenLastCalledWith('password', 'q');
  },
};

export const Typed: Story = {
  args: {
    values: { name: 'Ruth Cohen', email: 'ruth@example.com', password: 'quiet lamps' },
    strength: 'Good. One more word makes it strong.',
  },
};

export const WithErrors: Story = {
  tags: ['state-error'],
  args: {
    values: { name: '', email: 'ruth@', password: '12345678' },
    errors: {
      name: 'Enter your name.',
      email: 'Enter an e-mail address like name@example.com.',
      password: 'This is among the commonest passwords. Choose another one.',
    },
  },
};

export const Busy: Story = {
  tags: ['state-loading'],
  args: {
    values: { name: 'Ruth Cohen', email: 'ruth@example.com', password: 'quiet lamps' },
    busy: true,
  },
};

export const RateLimited: Story = {
  tags: ['state-error'],
  args: { failure: 'Too many tries from here. Wait 15 minutes and try again.' },
};

export const MixedScripts: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { values: { name: mixedTitle, email: 'ruth@example.com', password: '' } },
};

export const BadInput: Story = {
  args: {
    values: { name: title300, email: title300, password: markupTitle },
    errors: { name: markupTitle, email: title300 },
    strength: title300,
    failure: markupTitle,
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./RegisterForm.stories.tsx')),
};
