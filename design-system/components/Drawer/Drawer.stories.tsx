import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { markupTitle, mixedTitle, namesOf, title300 } from '../bad-input.examples.ts';
import { examples } from './Drawer.guide.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  tags: ['responsive'],
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'For something that accompanies the page and is soon put away again: the departments, the filters, what just went into the bag. It keeps the page in sight, so that nobody feels sent elsewhere.',
      instead:
        'One question or one statement: `Dialog`. A short list that belongs to one button: `Popover`. Work that takes minutes deserves a page with an address of its own.',
      access:
        'A modal dialog named by its title. Focus goes in, stays in and returns to what opened it; Escape, the close button and a click outside close it, on touch also a swipe towards its edge; the page behind does not scroll. Scrolling inside is never taken for a swipe.',
      examples,
    },
  },
  args: {
    open: true,
    onClose: fn(),
    side: 'start',
    title: 'Departments',
    children: 'Books, gifts, school and the digital library.',
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const paragraphs = (text: string, count: number) =>
  namesOf('paragraph', count).map((name) => <p key={name}>{text}</p>);

export const FromStart: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Departments' });
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const FromEnd: Story = {
  args: { side: 'end', title: 'Added to your bag', footer: <Button block>View bag</Button> },
};

export const FromBottom: Story = {
  args: { side: 'bottom', title: 'Sort & Filter', footer: <Button>Done</Button> },
};

/** The heading and the foot stay in sight while the content scrolls between them. */
export const LongContent: Story = {
  tags: ['scrolled'],
  args: {
    side: 'bottom',
    title: 'How we deliver',
    footer: <Button>Understood</Button>,
    children: paragraphs(
      'What is in stock leaves our shelves on the next working day, packed in paper.',
      30,
    ),
  },
};

export const LongTitle: Story = { args: { title: title300 } };

export const MixedScripts: Story = { args: { title: mixedTitle, children: mixedTitle } };

export const Markup: Story = { args: { title: markupTitle, children: markupTitle } };

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    title: 'מחלקות',
    children: 'ספרים, מתנות, ציוד לבית הספר והספרייה הדיגיטלית',
  },
};

/** Opened and closed again and again by one button. */
function Opened({ onClose, ...args }: DrawerProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      <Drawer {...args} open={open} onClose={close} />
    </>
  );
}

const opener = () => screen.findByRole('button', { name: 'Open it' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The dialog pattern of the ARIA Authoring Practices, key by key. */
export const Keyboard: Story = {
  tags: ['unpictured'],
  args: { side: 'end', children: <a href="/bag">View bag</a> },
  render: (args) => <Opened {...args} />,
  play: async () => {
    const button = await opener();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const close = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await expect(screen.getByRole('dialog')).toHaveAttribute('aria-labelledby');
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'View bag' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('link', { name: 'View bag' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** While it is open the page behind stands still; a click outside closes it. */
export const HoldsThePage: Story = {
  tags: ['unpictured'],
  render: (args) => (
    <>
      <Opened {...args} />
      {paragraphs('The page behind.', 60)}
    </>
  ),
  play: async ({ args }) => {
    await userEvent.click(await opener());
    await screen.findByRole('dialog');
    const root = document.documentElement;
    const locked = () =>
      [root, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden');
    await waitFor(() => expect(locked()).toBe(true));
    await userEvent.click(document.body);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await gone();
    await waitFor(() => expect(locked()).toBe(false));
  },
};

/** Opens it and answers its text, once it stands. */
async function openedText() {
  await userEvent.click(await opener());
  const close = await screen.findByRole('button', { name: 'Close' });
  await waitFor(() => expect(close).toHaveFocus());
  return screen.findByText(/Books, gifts/);
}

/** Moves a finger over an element, in steps as a screen reports them. */
function swipe(target: Element, byX: number, byY: number) {
  const { left, top } = target.getBoundingClientRect();
  const steps = 8;
  const touch = (part: number) =>
    new Touch({
      identifier: 1,
      target,
      clientX: left + 20 + (byX * part) / steps,
      clientY: top + 20 + (byY * part) / steps,
    });
  const send = (type: string, part: number, touches = [touch(part)]) =>
    target.dispatchEvent(
      new TouchEvent(type, {
        bubbles: true,
        cancelable: true,
        touches,
        changedTouches: [touch(part)],
      }),
    );
  send('touchstart', 0);
  for (let step = 1; step <= steps; step += 1) send('touchmove', step);
  send('touchend', steps, []);
}

/** A finger pushes it back to its edge; up and down it only scrolls, and inwards it does nothing. */
export const Swipe: Story = {
  tags: ['unpictured'],
  render: (args) => <Opened {...args} />,
  play: async ({ args }) => {
    const text = await openedText();
    swipe(text, 0, -200);
    swipe(text, 200, 0);
    await expect(args.onClose).not.toHaveBeenCalled();
    swipe(text, -240, 0);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await gone();
  },
};

/** From right to left the edge is the other one. */
export const SwipeRightToLeft: Story = {
  ...Swipe,
  globals: { direction: 'rtl' },
  play: async ({ args }) => {
    const text = await openedText();
    swipe(text, -200, 0);
    await expect(args.onClose).not.toHaveBeenCalled();
    swipe(text, 240, 0);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await gone();
  },
};

/** What comes from below goes back below. */
export const SwipeDown: Story = {
  ...Swipe,
  args: { side: 'bottom' },
  play: async ({ args }) => {
    swipe(await openedText(), 0, 240);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await gone();
  },
};
