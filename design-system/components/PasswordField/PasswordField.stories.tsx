import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { examples } from './PasswordField.guide.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
  parameters: {
    guide: {
      use: 'Wherever a password is typed: it can be shown, pasted, and filled in by a password manager.',
      instead:
        'A code that is read from a card or a letter is a `TextField`: nothing is hidden from who holds it.',
      access:
        'The button says what it will do: "Show password" or "Hide password". Caps lock and strength are announced when typing pauses. Tell the rules in `hint`, before they are broken.',
      examples,
    },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is hidden can be looked at, and hidden again. */
export const Shown: Story = {
  args: { defaultValue: 'lamplighters almanac' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

export const NewWithRules: Story = {
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters. A few words you will remember are best.',
    defaultValue: 'quiet lamps',
    strength: 'Good. One more word makes it strong.',
  },
};

/** Caps lock is why many a right password is refused. */
export const CapsLock: Story = {
  args: { defaultValue: 'RUTH' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await fireEvent.keyDown(field, { key: 'H', modifierCapsLock: true });
    await expect(canvas.getByText('Caps lock is on.')).toBeVisible();
  },
};

export const WithError: Story = {
  args: { error: 'This password is not right. Try again, or reset it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
};

/** A password is read from left to right in every language. */
export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'סיסמה', lang: 'he', defaultValue: 'shalom 123' },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./PasswordField.stories.tsx')),
};
