import { vars } from '@otzar/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { MessageStack, type MessageStackProps } from './MessageStack.tsx';

/** As the shop does: a message that is closed is taken away. */
function Running({ messages, onClose, ...args }: MessageStackProps) {
  const [shown, setShown] = useState(messages);
  const close = (id: string) => {
    setShown((now) => now.filter((message) => message.id !== id));
    onClose(id);
  };
  return <MessageStack {...args} messages={shown} onClose={close} />;
}

const meta = {
  title: 'Widgets/MessageStack',
  component: MessageStack,
  args: {
    messages: [
      { id: '1', tone: 'success', text: 'Added to your bag.' },
      {
        id: '2',
        tone: 'info',
        text: 'Removed Pomegranate mug.',
        action: { label: 'Undo', onClick: fn() },
      },
      { id: '3', tone: 'error', text: 'We could not reach the shop. Check your connection.' },
    ],
    onClose: fn(),
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole'],
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '260px' } },
    guide: {
      use: 'For what just happened and needs no answer: added, removed, could not be saved. Each message goes by itself after 4000 ms; one with something to undo is given longer.',
      instead:
        'What stays true stands on the page: `Message`, or an error at its field. What has to be answered is a `Dialog`. What concerns everybody is a `Banner`.',
      access:
        'A region named “Messages”. Errors are announced at once, the others in a pause, from a list that was there before. Pointing at one, or focusing it, stops the time of all. Each has a close button, and a drawing for what its color says.',
    },
  },
} satisfies Meta<typeof MessageStack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The colors of the message around a text: of its ground, and of its border. */
function colorsOf(text: HTMLElement): string[] {
  const message = text.closest('[data-tone]');
  if (!message) throw new Error('No message.');
  const { backgroundColor, borderTopColor } = getComputedStyle(message);
  return [backgroundColor, borderTopColor];
}

/** A token's color as the browser works it out. */
function inColor(token: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = token;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

export const Three: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to your bag.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not reach');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.messages[1]?.action?.onClick).toHaveBeenCalledOnce();
    const [first] = canvas.getAllByRole('button', { name: 'Close message' });
    if (first) await userEvent.click(first);
    await expect(args.onClose).toHaveBeenLastCalledWith('1');
  },
};

/** Each in the colors of what it tells; a reader's own colors take their place. */
export const InColor: Story = {
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    await expect(colorsOf(canvas.getByText('Added to your bag.'))).toEqual([
      inColor(vars.color.surface.success),
      inColor(vars.color.success.default),
    ]);
    await expect(colorsOf(canvas.getByText(/could not reach/))).toEqual([
      inColor(vars.color.surface.error),
      inColor(vars.color.error.line),
    ]);
  },
};

export const Success: Story = {
  args: { messages: [{ id: '1', tone: 'success', text: 'Added to your bag.' }] },
};

export const Failure: Story = {
  tags: ['state-error'],
  args: {
    messages: [{ id: '1', tone: 'error', text: 'We could not save that. Try again in a minute.' }],
  },
};

/** A message goes by itself when its time has passed. */
export const GoesByItself: Story = {
  tags: ['unpictured'],
  args: { messages: [{ id: '1', tone: 'success', text: 'Added to your bag.', duration: 100 }] },
  render: (args) => <Running {...args} />,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('1'));
    await expect(canvas.queryByText('Added to your bag.')).not.toBeInTheDocument();
  },
};

const longer = { id: '1', tone: 'success', text: 'Kept for later.', duration: 60_000 } as const;
const brief = { id: '2', tone: 'success', text: 'Added to your bag.', duration: 20 } as const;

/** As soon as the first is focused, a brief one comes, and a while later the words “Time has passed”. */
function JoinedWhileHeld(args: MessageStackProps) {
  const [focused, setFocused] = useState(false);
  const [passed, setPassed] = useState(false);
  // Before anybody can be there.
  useLayoutEffect(() => {
    const arrive = () => {
      setFocused(true);
      setTimeout(() => setPassed(true), 10 * brief.duration);
    };
    addEventListener('focusin', arrive, { once: true });
    return () => removeEventListener('focusin', arrive);
  }, []);
  return (
    <>
      {passed && <p>Time has passed</p>}
      <MessageStack {...args} messages={focused ? [longer, brief] : [longer]} />
    </>
  );
}

/** While one has the focus none goes; let go, they go. */
export const HeldByFocus: Story = {
  tags: ['unpictured'],
  render: (args) => <JoinedWhileHeld {...args} />,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Close message' }).focus();
    await canvas.findByText('Time has passed');
    await expect(args.onClose).not.toHaveBeenCalled();
    canvas.getAllByRole('button', { name: 'Close message' })[0]?.blur();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('2'));
  },
};

export const LongTitle: Story = {
  args: {
    messages: [
      { id: '1', tone: 'success', text: `Added “${title300}”.` },
      {
        id: '2',
        tone: 'error',
        text: `We could not add “${title300}”.`,
        action: { label: 'Try again', onClick: fn() },
      },
    ],
  },
};

export const MixedScripts: Story = {
  tags: ['state-hebrew'],
  args: {
    messages: [
      { id: '1', tone: 'success', text: mixedTitle },
      { id: '2', tone: 'info', text: markupTitle },
    ],
  },
};

/** Nothing is to be seen of it: its lists stand ready to be read aloud. */
export const EmptyList: Story = { tags: ['unpictured', 'state-empty'], args: { messages: [] } };

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    messages: [
      { id: '1', tone: 'success', text: 'הספר נוסף אל הסל.' },
      { id: '2', tone: 'error', text: 'לא הצלחנו להגיע אל החנות. בדקו את החיבור.' },
    ],
  },
};
