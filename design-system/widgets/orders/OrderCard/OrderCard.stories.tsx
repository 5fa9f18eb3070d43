import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import {
  brokenPicture,
  markupTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { sampleProducts } from '../../catalogue/catalogue.examples.ts';
import { OrderCard } from './OrderCard.tsx';

const items = sampleProducts.slice(0, 3).map(({ title, picture }) => ({ title, picture }));

const meta = {
  title: 'Widgets/OrderCard',
  component: OrderCard,
  args: {
    number: '1042',
    path: '/account/orders/1042',
    placedAt: 'Nov 24, 2026',
    status: 'Shipped',
    total: '$73.98',
    items,
    actions: (
      <>
        <Button intent="secondary">Buy again</Button>
        <Button intent="quiet">Start a return</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div>
        <h2>Orders</h2>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['customers-only', 'left-out', 'comes-whole', 'asks-nothing'],
    doesNotApply: {
      hebrew: 'Its items are pictures: their titles are heard and not seen.',
    },
    guide: {
      use: 'In the account’s list of orders, one for each.',
      instead: '`OrderSheet`, for one order shown whole.',
      access:
        'An article with a heading that leads to the order; pictures are named by their titles.',
    },
  },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shipped: Story = {
  tags: ['state-customer'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Order 1042' })).toHaveAttribute(
      'href',
      '/account/orders/1042',
    );
    await expect(canvas.getByRole('list', { name: 'Items of order 1042' })).toBeVisible();
  },
};

export const Cancelled: Story = { args: { status: 'Cancelled', actions: undefined } };

/** More than five are counted. */
export const ManyItems: Story = {
  args: { items: namesOf('Book', 60).map((title) => ({ title, picture: items[0]?.picture })) },
};

export const BadInput: Story = {
  args: {
    number: title300.replaceAll(' ', ''),
    items: [{ title: markupTitle }, { title: title300, picture: brokenPicture }],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./OrderCard.stories.tsx')),
};
