import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const meta = {
  title: 'Widgets/SiteHeader',
  component: SiteHeader,
  tags: ['responsive'],
  args: {
    departments: [
      { name: 'Books', path: '/departments/books/1' },
      { name: 'Gifts', path: '/departments/gifts/2' },
      { name: 'School', path: '/departments/school/3' },
      { name: 'Children', path: '/departments/children/4' },
      { name: 'Digital', path: '/departments/digital/5' },
      { name: 'Gift cards', path: '/departments/gift-cards/6' },
    ],
    bagCount: '3',
    onOpenMenu: fn(),
    onOpenAccount: fn(),
    onOpenAssistance: fn(),
    onSearch: fn(),
    searchAction: '/search',
    homePath: '/',
    bagPath: '/bag',
    languageLink: { href: '/he' },
  },
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    layout: 'fullscreen',
    guide: {
      use: 'At the head of every page outside the checkout: the ways to everything, and the bag.',
      instead:
        'On Checkout and Review `CheckoutHeader`, which leads nowhere but home; on the invoice none.',
      access:
        'The page’s banner, with the search and the departments as landmarks. Each button that opens something says so and whether it is open; the bag says how many things are in it. The other language is called as it calls itself, and its link works without scripts. Sticky; it slides away while one reads down the page, never while the focus is in it.',
    },
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithItems: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    const bag = canvas.getByRole('link', { name: 'Bag, 3 items' });
    await expect(bag).toBeVisible();
    await expect(bag).toHaveTextContent('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Open departments menu' }));
    await expect(args.onOpenMenu).toHaveBeenCalledOnce();
  },
};

/** On a wide screen the account and the assistance have buttons of their own. */
export const Buttons: Story = {
  globals: { viewport: { value: 'desktop' } },
  tags: ['unpictured'],
  play: async ({ canvas, args }) => {
    const account = await canvas.findByRole('button', { name: 'Account' });
    await userEvent.click(account);
    await expect(args.onOpenAccount).toHaveBeenCalledWith(account);
    await userEvent.click(canvas.getByRole('button', { name: 'Assistance' }));
    await expect(args.onOpenAssistance).toHaveBeenCalledOnce();
  },
};

/** On a wide screen the other language has a link; it leads to the same page. */
export const OtherLanguage: Story = {
  globals: { viewport: { value: 'desktop' } },
  tags: ['unpictured'],
  args: { languageLink: { href: '/he/search?q=almanac' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'עברית' })).toHaveAttribute(
      'href',
      '/he/search?q=almanac',
    );
  },
};

/** In the hand: the menu, the logo, the bag and the search; account and help stand in the menu. */
export const InTheHand: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    await expect(innerWidth).toBeLessThan(770);
    await expect(canvas.getByRole('button', { name: 'Open departments menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Otzar, home' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bag, 3 items' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search the shop' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Hebrew/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Assistance' })).not.toBeInTheDocument();
  },
};

/** The button of what is open says so. */
export const AccountOpen: Story = {
  globals: { viewport: { value: 'desktop' } },
  tags: ['unpictured'],
  args: { opened: 'account' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Account' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const EmptyBag: Story = {
  tags: ['state-empty'],
  args: { bagCount: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bag' })).toBeVisible();
  },
};

export const OneItem: Story = {
  args: { bagCount: '1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  },
};

export const ManyItems: Story = { args: { bagCount: '99+' } };

export const HebrewQuery: Story = { tags: ['state-hebrew'], args: { searchQuery: 'אותיות קטנות' } };

/** A search with an empty term does nothing; the term is trimmed. */
export const Searching: Story = {
  play: async ({ canvas, args }) => {
    const term = canvas.getByRole('searchbox');
    await userEvent.type(term, '   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(term, ' almanac {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('almanac');
  },
};

/** Away while the shopper reads down the page; back as soon as the keyboard comes into it. */
export const Hidden: Story = {
  args: { hidden: true },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const top = () => header.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeLessThan(0));
    const menu = canvas.getByRole('button', { name: 'Open departments menu' });
    menu.focus();
    await waitFor(() => expect(top()).toBe(0));
    menu.blur();
    await waitFor(() => expect(top()).toBeLessThan(0));
  },
};

/** It stays while the page is read: here the focus in its search keeps it from sliding away. */
export const StaysInSight: Story = {
  tags: ['scrolled'],
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '200dvb' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'focus', 'motion', '!autodocs'],
  ...galleryOf(() => import('./SiteHeader.stories.tsx')),
};
