import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { title300 } from '../../../components/bad-input.examples.ts';
import { sampleAccountPaths } from '../../account/account.examples.ts';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';

/** The header's button with the menu that hangs from it. */
function InHeader({ open, onClose, ...args }: AccountMenuProps) {
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
        icon="account"
        aria-haspopup="dialog"
        aria-expanded={shown}
        onClick={() => setShown(true)}
      >
        Open account menu
      </Button>
      <AccountMenu {...args} open={shown && button !== null} onClose={close} anchor={button} />
    </>
  );
}

const meta = {
  title: 'Widgets/AccountMenu',
  component: AccountMenu,
  tags: ['placed'],
  parameters: {
    kinds: ['always-filled', 'asks-nothing'],
    docs: { story: { inline: false, height: '560px' } },
    guide: {
      use: 'In the header of a wide screen, where a guest logs in and a customer finds what is theirs.',
      instead: 'On a narrow screen the same list stands in `MobileMenu`.',
      access:
        'A popover of links, named `Account`: Tab moves through it, Escape closes it and gives the focus back to its button, which carries `aria-haspopup="dialog"` and `aria-expanded`. `Sign Out` is announced while it is under way.',
    },
  },
  args: {
    open: true,
    onClose: fn(),
    anchor: null,
    signedIn: false,
    paths: sampleAccountPaths,
    onSignOut: fn(),
    signingOut: false,
  },
  render: (args) => <InHeader {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['state-guest'],
  play: async () => {
    const login = await screen.findByRole('link', { name: 'Login' });
    await waitFor(() => expect(login).toBeVisible());
    await expect(screen.getByText('Hi there')).toBeVisible();
  },
};

export const Customer: Story = {
  tags: ['state-customer'],
  args: { signedIn: true, firstName: 'Noa' },
  play: async ({ args }) => {
    await expect(await screen.findByText(/Hello/)).toHaveTextContent('Hello, Noa');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const SigningOut: Story = {
  tags: ['state-customer', 'state-loading'],
  args: { signedIn: true, firstName: 'Noa', signingOut: true },
};

export const LongTitle: Story = { args: { signedIn: true, firstName: title300 } };

export const HebrewName: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { signedIn: true, firstName: 'נועה' },
};

/** Enter opens it, Tab stays in it, Escape closes it and gives the focus back. */
export const Keyboard: Story = {
  tags: ['unpictured'],
  args: { open: false },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open account menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const close = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Login' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
