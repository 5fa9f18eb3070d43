import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { badDepartments, manyDepartments, sampleDepartments } from '../departments.examples.ts';
import { DepartmentsDrawer, type DepartmentsDrawerProps } from './DepartmentsDrawer.tsx';

const meta = {
  title: 'Widgets/DepartmentsDrawer',
  component: DepartmentsDrawer,
  parameters: {
    kinds: ['same-for-everyone'],
    doesNotApply: {
      empty: 'What is empty is shown by DepartmentsTree, which it holds.',
    },
    docs: { story: { inline: false, height: '560px' } },
    guide: {
      use: 'Behind the menu button of a wide screen: every department, however deep, without leaving the page.',
      instead:
        'On a narrow screen `MobileMenu` holds the same tree beside the account. The handful of departments that everyone asks for stand in the header itself.',
      access:
        'A modal dialog named `Departments`, with all that `Drawer` does; inside it the keys and announcements of `DepartmentsTree`.',
    },
  },
  args: { open: true, onClose: fn(), onRetry: fn(), categories: sampleDepartments },
} satisfies Meta<typeof DepartmentsDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Top: Story = { tags: ['state-guest'] };

export const WithinADepartment: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Books' }));
    await expect(await screen.findByRole('link', { name: 'Books - Show All' })).toHaveFocus();
  },
};

export const Loading: Story = { tags: ['state-loading'], args: { categories: undefined } };

export const Failed: Story = {
  tags: ['state-error'],
  args: { categories: undefined, failure: 'Something went wrong on our side. Please try again.' },
};

export const BadNames: Story = {
  tags: ['state-hebrew'],
  args: { categories: badDepartments },
};

/** The way back stays in reach below the heading, however long the level above was. */
export const ManyOptions: Story = {
  args: {
    categories: [
      ...manyDepartments,
      { name: 'The last one', value: '/last', children: manyDepartments },
    ],
  },
  play: async () => {
    const last = await screen.findByRole('button', { name: 'The last one' });
    last.focus();
    await userEvent.keyboard('{Enter}');
    const all = await screen.findByRole('link', { name: 'The last one - Show All' });
    await expect(all).toHaveFocus();
    const title = screen.getByRole('heading', { name: 'Departments' });
    const back = screen.getByRole('button', { name: 'Back' });
    await waitFor(() =>
      expect(back.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        title.getBoundingClientRect().bottom,
      ),
    );
  },
};

/** A button that opens it, as the header's does. */
function Opened({ onClose, ...args }: DepartmentsDrawerProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open departments menu</Button>
      <DepartmentsDrawer {...args} open={open} onClose={close} />
    </>
  );
}

/** Whether the page below stays where it is, whatever the wheel does. */
const isPageLocked = () =>
  [document.documentElement, document.body].some((page) =>
    /hidden|clip/.test(getComputedStyle(page).overflowY),
  );

/** Into a level by keyboard; Escape closes it from there and gives the focus back. */
export const Keyboard: Story = {
  tags: ['unpictured'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open departments menu' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Departments' });
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await expect(isPageLocked()).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(dialog).getByRole('link', { name: 'Books - Show All' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(isPageLocked()).toBe(false));
  },
};
