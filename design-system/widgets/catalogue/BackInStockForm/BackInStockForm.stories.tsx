import { vars } from '@otzar/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { BackInStockForm, type BackInStockFormProps } from './BackInStockForm.tsx';

const wrong = 'Please enter an e-mail address such as ruth@example.com.';
const told =
  'Almost there: the link in our letter to ruth@example.com makes it sure. Then we write once, when it is back. If you have asked before, you have that letter already.';

/** A shop that refuses an address, then fails, and then takes it. */
function TakesTheThird({ email: _, onAsk, ...args }: BackInStockFormProps) {
  const [email, setEmail] = useState('');
  const [tries, setTries] = useState(0);
  const outcome = [
    {},
    { error: wrong },
    { failure: 'We could not be reached. Nothing is lost: try again in a minute.' },
    { asked: told },
  ][tries];
  return (
    <BackInStockForm
      {...args}
      {...outcome}
      email={email}
      onChange={setEmail}
      onAsk={() => {
        setTries((count) => count + 1);
        onAsk();
      }}
    />
  );
}

const meta = {
  title: 'Widgets/BackInStockForm',
  component: BackInStockForm,
  args: { email: '', onChange: fn(), onAsk: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: vars.size.form }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['form'],
    guide: {
      use: 'On the page of what is sold out, in place of delivery and pickup. It asks for nothing but an address.',
      instead: 'News of the shop as a whole are asked for with the `NewsletterForm`.',
      access:
        'A region named by its heading. What is wrong with the address is said at the field and above it, where the focus goes; a failure of the whole is announced at once and keeps what was typed. Once it is asked for, what happens next takes the focus that the form had.',
    },
  },
} satisfies Meta<typeof BackInStockForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'r');
    await expect(args.onChange).toHaveBeenCalledWith('r');
  },
};

/** A customer need not type what the shop knows. */
export const Prefilled: Story = {
  tags: ['unpictured', 'state-customer'],
  args: { email: 'ruth@example.com' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mail me' }));
    await expect(args.onAsk).toHaveBeenCalledTimes(1);
  },
};

export const Sending: Story = {
  tags: ['unpictured', 'state-loading'],
  args: { email: 'ruth@example.com', busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), '{Enter}');
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const WrongAddress: Story = {
  tags: ['state-error'],
  args: { email: 'ruth@example', error: wrong },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: 'E-mail address' }),
    ).toHaveAccessibleDescription(`Error: ${wrong}`);
  },
};

export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  args: {
    email: 'ruth@example.com',
    failure: 'We could not be reached. Nothing is lost: try again in a minute.',
  },
};

/** What was typed survives a refusal and a failure; the third try need not type it again. */
export const TriedAgain: Story = {
  tags: ['unpictured'],
  render: (args) => <TakesTheThird {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail address' });
    await userEvent.type(field, 'ruth@example.com{Enter}');
    const summary = await canvas.findByRole('group', { name: /^Error: / });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Mail me' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing is lost');
    await expect(field).toHaveValue('ruth@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Mail me' }));
    await expect(args.onAsk).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('our letter to ruth@example.com');
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

export const Asked: Story = { tags: ['unpictured'], args: { asked: told } };

/** An address may be 254 characters long, without a place to break. */
export const LongAddress: Story = {
  tags: ['unpictured'],
  args: { asked: told.replace('ruth', 'ruth.of.the.reading.room.'.repeat(9)) },
};

export const Hebrew: Story = {
  tags: ['unpictured', 'state-hebrew'],
  globals: { direction: 'rtl' },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./BackInStockForm.stories.tsx')),
};
