import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { mixedTitle } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { AccountNav } from './AccountNav.tsx';

const meta = {
  title: 'Widgets/AccountNav',
  component: AccountNav,
  tags: ['responsive'],
  args: {
    current: '/account/orders',
    sections: [
      { name: 'Dashboard', href: '/account/dashboard' },
      { name: 'My Orders', href: '/account/orders', note: '12' },
      { name: 'My Favorites', href: '/account/favorites', note: '7' },
      { name: 'Buy it Again', href: '/account/buy-it-again' },
      { name: 'Digital Library', href: '/account/digital-libary' },
      { name: 'Subscriptions', href: '/account/subscriptions', note: '1' },
    ],
    onSignOut: fn(),
  },
  parameters: {
    kinds: ['customers-only', 'always-filled', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'On every page of the account, so that each section is one step from each other.',
      instead: 'Anywhere else the account menu of the header leads here.',
      access:
        'A navigation landmark named "Account"; the open section has `aria-current="page"`, a bar and more weight. On a phone the row scrolls by touch and by Tab.',
    },
  },
} satisfies Meta<typeof AccountNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {
  tags: ['state-customer'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('My Orders');
  },
};

export const SignOut: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    sections: [
      { name: 'לוח', href: '/account/dashboard' },
      { name: 'ההזמנות שלי', href: '/account/orders', note: '12' },
      { name: mixedTitle, href: '/account/favorites' },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./AccountNav.stories.tsx')),
};
