import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Bag from './bag.tsx';

const meta = {
  title: 'Screens/Bag',
  component: ScreenFrame,
  args: { at: '/bag', screen: { path: '/bag', Component: Bag } },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'What will be ordered, what is kept for later, and what it comes to.',
      instead: 'The panel that opens after adding, for a glance.',
      access: 'Each list is a region of its own; every control names its line item.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Your bag', level: 1 })).toBeVisible(),
  );
  await expect(await canvas.findByRole('contentinfo')).toBeVisible();
};

export const Guest: Story = {
  tags: ['state-guest'],
  parameters: { scenario: 'fullBag' },
  play: opened,
};

export const Customer: Story = {
  tags: ['state-customer'],
  globals: { customer: 'signedIn' },
  parameters: { scenario: 'fullBag' },
  play: async (context) => {
    await opened(context);
    // These are the account's: once they are here, the shop has answered.
    const kept = await context.canvas.findAllByRole('button', { name: /^Favorite/, pressed: true });
    await expect(kept).toHaveLength(2);
  },
};

export const Favorites: Story = {
  parameters: { scenario: 'favorites' },
  play: async (context) => {
    await opened(context);
    const rail = await context.canvas.findByRole('region', { name: 'Your favorites' });
    await expect(within(rail).getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};

export const Empty: Story = { tags: ['state-empty'], play: opened };

export const SoldOut: Story = {
  parameters: { scenario: 'unavailableBag' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: 'Items that are sold out' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  parameters: { scenario: 'hebrew' },
  play: opened,
};

/** Nothing ships free abroad, however much is in the bag. */
export const Abroad: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'inIsrael' },
  play: async (context) => {
    await opened(context);
    const { canvas } = context;
    const offer = 'Fast and easy shipping options available around the world';
    await waitFor(() => expect(canvas.getAllByText(offer)).toHaveLength(2));
    await expect(canvas.queryByText(/ships free|for free shipping|Free Shipping/)).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** A shop out of reach changes nothing in the bag. */
export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  globals: { network: 'failed' },
  parameters: { scenario: 'fullBag' },
  play: opened,
};

export const Loading: Story = {
  tags: ['unpictured', 'state-loading'],
  globals: { network: 'slow' },
  parameters: { scenario: 'fullBag' },
  play: opened,
};
