import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { namesOf, title300 } from '../bad-input.examples.ts';
import { examples } from './Popover.guide.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

/** A button with what hangs from it. */
function Hanging({ open, onClose, ...args }: PopoverProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [shown, setShown] = useState(open);
  const close = () => {
    onClose();
    setShown(false);
  };
  return (
    <>
      <Button
        ref={setButton}
        intent="secondary"
        aria-haspopup="dialog"
        aria-expanded={shown}
        onClick={() => setShown(true)}
      >
        Account
      </Button>
      <Popover {...args} open={shown && button !== null} onClose={close} anchor={button} />
    </>
  );
}

const meta = {
  title: 'Components/Popover',
  component: Popover,
  tags: ['responsive', 'placed'],
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    guide: {
      use: 'For a few things that belong to one button, such as the account menu in the header of a wide screen.',
      instead:
        'On a narrow screen, or for more than a dozen things: `Drawer`. A choice of one value in a form: `SelectField`. A question: `Dialog`.',
      access:
        'A dialog named by its title, whose links and buttons are reached with Tab. Focus goes in, stays in and returns to its button; Escape, the close button and a click outside close it. Its button carries `aria-haspopup="dialog"` and `aria-expanded`.',
      examples,
    },
  },
  args: {
    open: true,
    onClose: fn(),
    anchor: null,
    title: 'Hi there',
    children: <a href="/login">Login</a>,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Hanging {...args} />,
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Hi there' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** It never outgrows the window: what does not fit is scrolled to. */
export const ManyOptions: Story = {
  tags: ['scrolled'],
  args: {
    title: title300,
    children: namesOf('Address').map((name) => (
      <p key={name}>
        <a href="/account">{name}</a>
      </p>
    )),
  },
};

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'he', title: 'שלום, נועה', children: <a href="/account">החשבון שלי</a> },
};

/** The dialog pattern of the ARIA Authoring Practices, key by key. */
export const Keyboard: Story = {
  tags: ['unpictured'],
  args: { open: false },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Hi there' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (const _ of namesOf('stop', 4)) {
      await userEvent.tab();
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A click outside closes it. */
export const ClickOutside: Story = {
  tags: ['unpictured'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
