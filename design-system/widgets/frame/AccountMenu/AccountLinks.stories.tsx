import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { sampleAccountPaths } from '../../account/account.examples.ts';
import { AccountLinks } from './AccountLinks.tsx';

const meta = {
  title: 'Widgets/AccountLinks',
  component: AccountLinks,
  parameters: {
    kinds: ['always-filled', 'asks-nothing', 'shop-words'],
    guide: {
      use: 'Wherever the ways of the account are listed: in `AccountMenu` on a wide screen, in `MobileMenu` on a narrow one.',
      instead: 'On the pages of the account itself, their own navigation says where one is.',
      access:
        'A navigation landmark named `Your account`. `Sign Out` is a button, since it does something; while it is under way it keeps the focus, ignores clicks and says so.',
    },
  },
  args: {
    signedIn: false,
    paths: sampleAccountPaths,
    onNavigate: fn(),
    onSignOut: fn(),
    signingOut: false,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

const rest = ['My Account', 'My Orders', 'My Favorites', 'Buy it Again', 'Digital Library'];

/** A guest may log in, and has favorites in this browser. */
export const Guest: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['Login', ...rest, 'Subscriptions']);
    await expect(canvas.getByRole('link', { name: 'My Favorites' })).toHaveAttribute(
      'href',
      '/favorites',
    );
    await expect(canvas.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
  },
};

/** A customer may sign out, and has favorites in the account. */
export const Customer: Story = {
  tags: ['state-customer'],
  args: { signedIn: true },
  play: async ({ canvas, args }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual([...rest, 'Subscriptions']);
    await expect(canvas.getByRole('link', { name: 'My Favorites' })).toHaveAttribute(
      'href',
      '/account/favorites',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** While it is under way, Sign Out turns and cannot be pressed again. */
export const SigningOut: Story = {
  tags: ['state-customer', 'state-loading'],
  args: { signedIn: true, signingOut: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing out');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./AccountLinks.stories.tsx')),
};
