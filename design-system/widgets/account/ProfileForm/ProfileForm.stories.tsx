import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const kept = {
  name: 'Ruth Cohen',
  email: 'ruth@example.com',
  language: 'en',
  current_password: '',
  new_password: '',
};

const meta = {
  title: 'Widgets/ProfileForm',
  component: ProfileForm,
  args: { values: kept, confirm: false, onChange: fn(), onSubmit: fn() },
  parameters: {
    kinds: ['customers-only', 'form'],
    guide: {
      use: 'The profile in the account.',
      instead: 'Addresses and payments have their own forms: `AddressForm`, `CardForm`.',
      access:
        'The old password is asked for only once it is needed, in a named group below what was changed. That it was saved is a status.',
    },
  },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever found the shop open on a table cannot take the account over: the old password is asked for. */
export const Confirmed: Story = {
  tags: ['state-customer'],
  args: {
    values: { ...kept, email: 'ruth.cohen@example.com', new_password: 'quiet lamps' },
    confirm: true,
    strength: 'Good. One more word makes it strong.',
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'l');
    await expect(args.onChange).toHaveBeenLastCalledWith('current_password', 'l');
  },
};

export const Unchanged: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
  },
};

/** The language is named in its own words, whichever the page speaks. */
export const HebrewLetters: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Language of letters'), 'עברית');
    await expect(args.onChange).toHaveBeenLastCalledWith('language', 'he');
  },
};

export const Saved: Story = { args: { saved: 'Saved.' } };

export const WithErrors: Story = {
  tags: ['state-error'],
  args: {
    values: { ...kept, name: '', new_password: 'lamps' },
    confirm: true,
    errors: {
      name: 'Enter your name.',
      new_password: 'Use at least 8 characters: three more will do.',
      current_password: 'This is not your password. Try again, or reset it.',
    },
  },
};

export const Failed: Story = {
  tags: ['state-error'],
  args: { failure: 'We could not save your profile. Nothing is lost: try again in a minute.' },
};

export const Busy: Story = { tags: ['state-loading'], args: { busy: true } };

export const MixedScripts: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { values: { ...kept, name: mixedTitle, email: title300 } },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ProfileForm.stories.tsx')),
};
