import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { AccountPage } from './AccountPage.tsx';
import { AccountPart } from './AccountPart.tsx';

const meta = {
  title: 'Widgets/AccountPage',
  component: AccountPage,
  tags: ['responsive', 'unpictured'],
  args: {
    title: 'Addresses',
    lead: 'Orders start from the default one.',
    actions: <Button icon="plus">Add an address</Button>,
    children: <AccountPart title="Two addresses" text="One of them is the default." />,
  },
  parameters: {
    kinds: ['customers-only', 'always-filled', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'For one page of the account: its heading, what can be done on it, what is kept there.',
      instead: '`PageColumns` in the bag and the checkout.',
      access: 'The one `h1` of the page; each `AccountPart` is a section named by its `h2`.',
    },
  },
} satisfies Meta<typeof AccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state-customer'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Addresses');
    await expect(canvas.getByRole('region', { name: 'Two addresses' })).toBeVisible();
  },
};

export const WithWayBack: Story = { args: { back: { name: 'All orders', href: '/orders' } } };

export const LongTitle: Story = { args: { title: title300 } };

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { title: mixedTitle },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!unpictured', '!autodocs'],
  ...galleryOf(() => import('./AccountPage.stories.tsx')),
};
