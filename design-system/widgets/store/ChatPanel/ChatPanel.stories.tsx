import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import type { ChatEntry } from './ChatLog.tsx';
import { ChatPanel } from './ChatPanel.tsx';

const form = {
  values: { text: '', order: '', email: '' },
  orders: [],
  asksEmail: true,
  onChange: fn(),
  onSubmit: fn(),
};

const talk: ChatEntry[] = [
  {
    ...{ key: 1, author: 'visitor', name: 'You', at: 'Nov 24, 10:02 a.m.' },
    text: 'Is The Quiet Almanac also there in Hebrew?',
  },
  {
    ...{ key: 2, author: 'shop', name: 'Otzar', at: 'Nov 24, 10:05 a.m.' },
    text: 'It comes in January.\nShall we keep one for you?',
  },
  {
    ...{ key: 3, author: 'visitor', name: 'You', at: 'Nov 24, 10:06 a.m.', about: 'Order 10042' },
    text: 'Please. And could it travel with this order?',
  },
];

const meta = {
  title: 'Widgets/ChatPanel',
  component: ChatPanel,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    guide: {
      use: 'The shop’s own chat, where no other company’s takes its place. Behind the footer’s link and the assistance panel.',
      instead:
        'A longer question with an answer by mail alone is written in `ContactForm`. Where several ways to reach the shop are offered, they stand in `AssistancePanel`.',
      access:
        'A dialog named `Chat` that leaves the page usable: the focus goes to the message and back to where it was, and Escape closes it. What is said stands in a log, which reads out what comes and scrolls by keyboard.',
    },
  },
  args: {
    hours: 'Somebody is here until 7 p.m., New York time.',
    messages: [],
    welcome: 'Hello! Ask us anything: a bookseller answers here.',
    form,
    onClose: fn(),
  },
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['state-empty', 'state-guest'],
  play: async ({ canvas, args }) => {
    const panel = within(canvas.getByRole('dialog', { name: 'Chat' }));
    const message = panel.getByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(message).toHaveFocus());
    await expect(panel.getByRole('log')).toHaveTextContent(/^Hello!/);
    await expect(panel.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.type(message, 'S');
    await expect(args.form.onChange).toHaveBeenLastCalledWith('text', 'S');
    await userEvent.type(panel.getByRole('textbox', { name: /^E-mail address/ }), 'r');
    await expect(args.form.onChange).toHaveBeenLastCalledWith('email', 'r');
    await userEvent.click(panel.getByRole('button', { name: 'Send' }));
    await expect(args.form.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(panel.getByRole('button', { name: 'Close chat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    message.focus();
  },
};

export const Conversation: Story = {
  tags: ['responsive', 'dark'],
  args: { messages: talk },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('You, Nov 24, 10:02 a.m.');
    await expect(second).toHaveTextContent('Otzar, Nov 24, 10:05 a.m.');
    await expect(third).toHaveTextContent('Order 10042');
    const log = canvas.getByRole('log');
    await waitFor(() =>
      expect(log.scrollTop + log.clientHeight).toBeGreaterThanOrEqual(log.scrollHeight - 1),
    );
  },
};

/** Enter sends; with Shift it begins a new line. */
export const SentWithEnter: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, args }) => {
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(message, '{Shift>}{Enter}{/Shift}');
    await expect(args.form.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(message, '{Enter}');
    await expect(args.form.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A customer is asked for no address, and picks one of their orders. */
export const Customer: Story = {
  tags: ['state-customer'],
  args: {
    form: {
      ...form,
      asksEmail: false,
      orders: [
        { label: 'Order 10042, Nov 20, 2026', value: '10042' },
        { label: 'Order 10017, Oct 4, 2026', value: '10017' },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox', { name: /E-mail/ })).not.toBeInTheDocument();
    const orders = canvas.getByRole('combobox', { name: /^About an order/ });
    await userEvent.selectOptions(orders, 'Order 10042, Nov 20, 2026');
    await expect(args.form.onChange).toHaveBeenLastCalledWith('order', '10042');
  },
};

export const ClosedHours: Story = {
  args: {
    hours:
      'Nobody is here just now: the shop opens Sunday at 10 a.m., New York time. Write all the same, and we answer then.',
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  args: { hours: undefined, messages: undefined },
};

/** What was said cannot be shown: that is not the same as nothing. */
export const LoadingFailed: Story = {
  tags: ['state-error'],
  args: {
    hours: undefined,
    messages: undefined,
    missing: {
      sentence: 'The shop cannot be reached just now. Check your connection and try again.',
      busy: false,
      onRetry: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load the chat');
    await expect(canvas.queryByRole('log')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.missing?.onRetry).toHaveBeenCalledOnce();
  },
};

/** What was said stays in sight while no news come. */
export const NoNews: Story = {
  tags: ['state-error'],
  args: {
    messages: talk,
    missing: {
      sentence: 'The shop is busy just now. Nothing was lost; please try again in a moment.',
      busy: false,
      onRetry: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('New answers do not arrive');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(talk.length);
  },
};

const written = 'Could the almanac travel with my order?';

/** Nothing that was written is lost when it could not be sent. */
export const SendingFailed: Story = {
  tags: ['state-error'],
  args: { messages: talk },
  render: function Failing(args) {
    const [failed, setFailed] = useState(false);
    const failure = 'That was too often. Please wait a quarter of an hour and try again.';
    return (
      <ChatPanel
        {...args}
        form={{
          ...args.form,
          values: { text: written, order: '', email: 'ruth@' },
          errors: failed ? { email: 'Please enter an e-mail address like name@example.com.' } : {},
          failure: failed && failure,
          onSubmit: () => setFailed(true),
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('That was too often');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(written);
    const email = canvas.getByRole('textbox', { name: /^E-mail/ });
    await expect(email).toHaveAccessibleDescription(/Please enter an e-mail address/);
    const summary = await canvas.findByRole('group', { name: /^Error: / });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const Sending: Story = {
  tags: ['unpictured', 'state-loading'],
  args: { form: { ...form, values: { ...form.values, text: written }, busy: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '{Enter}');
    await expect(args.form.onSubmit).not.toHaveBeenCalled();
  },
};

/** Opened from a button, it gives the focus back there. */
export const OpenedAndClosed: Story = {
  tags: ['unpictured'],
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <main>
        <Button onClick={() => setOpen(true)}>Chat with us</Button>
        {open && <ChatPanel {...args} onClose={() => setOpen(false)} />}
      </main>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Chat with us' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};

/** What opened it has gone meanwhile, as a drawer that closes behind it. */
export const OpenerGone: Story = {
  tags: ['unpictured'],
  render: function Opened(args) {
    const [step, setStep] = useState<'asked' | 'open' | 'closed'>('asked');
    const help = useRef<HTMLButtonElement>(null);
    return (
      <main>
        <Button ref={help}>Assistance</Button>
        {step === 'asked' && <Button onClick={() => setStep('open')}>Chat with us</Button>}
        {step === 'open' && (
          <ChatPanel
            {...args}
            fallbackFocus={() => help.current ?? undefined}
            onClose={() => setStep('closed')}
          />
        )}
      </main>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat with us' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }));
    await expect(canvas.getByRole('button', { name: 'Assistance' })).toHaveFocus();
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    messages: [
      {
        key: 1,
        author: 'visitor',
        name: 'נועה',
        at: '10:02',
        text: 'האם השנתון השקט קיים בעברית?',
      },
      { key: 2, author: 'shop', name: 'Otzar', at: '10:05', text: 'Yes: השנתון השקט, in January.' },
      { key: 3, author: 'visitor', name: 'נועה', at: '10:06', text: mixedTitle },
    ],
  },
};

export const LongTitle: Story = {
  args: {
    hours: title300,
    messages: [
      { key: 1, author: 'visitor', name: title300, at: '10:02', text: title300 },
      { key: 2, author: 'shop', name: 'Otzar', at: '10:05', text: markupTitle, about: title300 },
      ...Array.from({ length: 40 }, (_, at) => ({
        ...{ key: at + 3, author: 'shop' as const, name: 'Otzar', at: '10:06' },
        text: `Message ${at}`,
      })),
    ],
  },
};
