import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { examples } from './Dialog.guide.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'To ask one question, or to state one thing, that has to be settled before the shopper goes on.',
      instead:
        'What accompanies the page rather than stops it: `Drawer`. A list that belongs to one button: `Popover`. News that needs no answer: `Message` or the message stack.',
      access:
        'A modal dialog named by its title. Focus goes in, stays in and returns to what opened it; Escape, the close button and a click outside close it; the page behind does not scroll. Put the harmless answer first.',
      examples,
    },
  },
  args: {
    open: true,
    onClose: fn(),
    title: 'Free Shipping over $49 to 10001',
    children: 'The merchandise total before savings and estimated tax must reach $49.',
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title?.toString() });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithFooter: Story = {
  args: {
    title: 'Remove this address?',
    children: 'It also leaves the order that you are about to place.',
    footer: (
      <>
        <Button intent="secondary">Keep it</Button>
        <Button intent="danger">Remove</Button>
      </>
    ),
  },
};

/** Focus goes in when it opens, stays in, and comes back to the button when it closes. */
export const HoldsFocus: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Shipping terms</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Shipping terms' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    const close = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongHebrew: Story = {
  tags: ['scrolled'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    title: 'תנאי המשלוח',
    children: Array.from({ length: 12 }, (_, paragraph) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are alike and never move
      <p key={paragraph}>
        המשלוח חינם בהזמנות שסכומן לפני הנחות ומס עולה על הסף. אי אפשר לצרף הזמנות זו לזו. החזרות הן
        חינם בתוך שלושים יום מהמסירה, כמעט לכל דבר.
      </p>
    )),
  },
};
