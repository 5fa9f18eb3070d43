import { vars } from '@otzar/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';

/** A shop that fails once, and then succeeds. */
function FailsOnce({ onSubscribe, ...args }: NewsletterFormProps) {
  const [tries, setTries] = useState(0);
  const outcome = [
    {},
    { failure: 'We could not sign you up. Nothing is lost: try again in a minute.' },
    { status: 'done' as const, thanks: 'We have sent a letter to ruth@example.com.' },
  ][tries];
  return (
    <NewsletterForm
      {...args}
      {...outcome}
      onSubscribe={(email) => {
        setTries((count) => count + 1);
        onSubscribe(email);
      }}
    />
  );
}

const meta = {
  title: 'Widgets/NewsletterForm',
  component: NewsletterForm,
  args: { onSubscribe: fn() },
  tags: ['responsive'],
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: vars.size.form }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone', 'form'],
    guide: {
      use: 'Once, in the footer, where letters can be sent. It asks for nothing but an address.',
      instead:
        'News of one order needs no sign-up: `OrderTimeline`. A question to the shop is the `ContactForm`.',
      access:
        'A region named by its heading. A wrong address is said at the field and above it, where the focus goes; a failure of the whole is announced at once and keeps what was typed. Done, the thanks take the focus that the form had.',
    },
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state-guest'] };

export const WrongAddress: Story = {
  tags: ['state-error'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'ruth@example{Enter}');
    await expect(field).toHaveAccessibleDescription(
      'Error: Enter an email address such as ruth@example.com.',
    );
    const summary = await canvas.findByRole('group', { name: /^Error: / });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  tags: ['state-loading'],
  args: { status: 'busy' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ruth@example.com{Enter}');
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  tags: ['state-error'],
  args: { failure: 'We could not sign you up. Nothing is lost: try again in a minute.' },
};

/** What was typed survives a failure; a second try need not type it again. */
export const TriedAgain: Story = {
  render: (args) => <FailsOnce {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, ' ruth@example.com{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing is lost');
    await expect(field).toHaveValue('ruth@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(args.onSubscribe).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('a letter to ruth@example.com');
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

export const Done: Story = { args: { status: 'done' } };

export const Hebrew: Story = { tags: ['state-hebrew'], globals: { direction: 'rtl' } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./NewsletterForm.stories.tsx')),
};
