import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { showsFailure, showsLoading } from '../../mocks/customer-plays.ts';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';

import Screen, { clientLoader, HydrateFallback } from './favorites.tsx';

const meta = {
  title: 'Screens/Favorites',
  component: ScreenFrame,
  args: {
    at: '/favorites',
    screen: {
      path: '/favorites',
      Component: Screen as never,
      loader: clientLoader,
      HydrateFallback: HydrateFallback as never,
    },
  },
  parameters: {
    layout: 'fullscreen',
    scenario: 'favorites',
    doesNotApply: {
      customer: 'Customers are sent to the favorites of their account.',
    },
    guide: {
      use: 'What a guest keeps as favorites, in this browser.',
      instead: 'The favorites of the account, for a customer.',
      access:
        'The heart of a card is a toggle button; what was taken out can be put back from a message.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible(),
  );
  await expect(await canvas.findByRole('contentinfo')).toBeVisible();
};

export const Default: Story = {
  tags: ['phone-only', 'state-hebrew', 'state-guest'],
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByText('3 favorites')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['unpictured', 'state-empty'],
  parameters: { scenario: 'default' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  },
};

export const AddingToTheBag: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [add] = await canvas.findAllByRole('button', { name: /^Add .* to bag$/ });
    if (add) await userEvent.click(add);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['unpictured', 'state-loading'],
  globals: { network: 'slow' },
  play: showsLoading,
};

/** The shop is out of order: the page says so, and tries again. */
export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  globals: { network: 'failed' },
  play: showsFailure('We could not load your favorites'),
};
