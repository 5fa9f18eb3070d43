import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { title300 } from '../../../components/bad-input.examples.ts';
import { sampleAccountPaths } from '../../account/account.examples.ts';
import { badDepartments, sampleDepartments } from '../departments.examples.ts';
import { MobileMenu } from './MobileMenu.tsx';

const meta = {
  title: 'Widgets/MobileMenu',
  component: MobileMenu,
  tags: ['responsive', 'placed'],
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    guide: {
      use: 'Behind the menu button of a narrow screen, where everything that the wide header shows has to fit.',
      instead:
        'On a wide screen the parts stand by themselves: `DepartmentsDrawer`, `AccountMenu` and `AssistancePanel`.',
      access:
        'A modal dialog named `Menu`, with all that `Drawer` does. Its parts have headings and landmarks of their own; within a department only that department is there.',
    },
  },
  args: {
    open: true,
    onClose: fn(),
    onRetry: fn(),
    onHelp: fn(),
    languageLink: { href: '/he' },
    onSignOut: fn(),
    categories: sampleDepartments,
    signedIn: false,
    paths: sampleAccountPaths,
    signingOut: false,
  },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['placed', 'state-guest'],
  play: async ({ args }) => {
    await expect(await screen.findByText('Hi there')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(screen.getByRole('link', { name: 'עברית' })).toHaveAttribute('href', '/he');
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    await expect(args.onHelp).toHaveBeenCalledOnce();
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
  tags: ['state-customer'],
  args: { signedIn: true, firstName: 'Noa', signingOut: true },
};

/** Within a department the rest makes room; on the way back it is there again. */
export const WithinADepartment: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Books' }));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Books' }));
  },
};

export const Loading: Story = { tags: ['state-loading'], args: { categories: undefined } };

export const Failed: Story = {
  tags: ['state-error'],
  args: { categories: undefined, failure: 'Something went wrong on our side. Please try again.' },
};

export const EmptyList: Story = { tags: ['state-empty'], args: { categories: [] } };

export const BadNames: Story = {
  args: { categories: badDepartments, signedIn: true, firstName: title300 },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { signedIn: true, firstName: 'נועה' },
};
