import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutHeader } from './CheckoutHeader.tsx';

const meta = {
  title: 'Widgets/CheckoutHeader',
  component: CheckoutHeader,
  args: {
    homePath: '/',
  },
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing', 'shop-words'],
    layout: 'fullscreen',
    guide: {
      use: 'On Checkout and Review, where every other way would only lead out of the order.',
      instead: 'Everywhere else `SiteHeader`; on the invoice no header at all.',
      access: 'The page’s banner with one link, named after the shop and where it leads.',
    },
  },
} satisfies Meta<typeof CheckoutHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LogoAlone: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Otzar, home' })).toHaveAttribute('href', '/');
  },
};
