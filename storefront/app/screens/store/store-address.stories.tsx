import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import StoreAddress, { loader } from './store-address.tsx';

const meta = {
  title: 'Screens/Store address',
  component: ScreenFrame,
  args: {
    at: '/store-information/address',
    screen: { path: '/store-information/address', Component: StoreAddress, loader },
  },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'The store is in one place for everyone.',
      empty: 'The store has an address.',
      loading: 'The page before it stays until this one has come.',
      hebrew: 'Its words are the shop’s own, which are English.',
    },
    guide: {
      use: 'Where the store is, and the way there.',
      instead: 'When it is open is a page of its own.',
      access: 'The map is a picture with words; the way and the phone are links.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['phone-only', 'state-guest'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Map: Otzar/ })).toBeVisible();
    const where = within(canvas.getByRole('region', { name: 'Store address' }));
    for (const line of ['48 Orchard Row', 'New York, NY 10002'])
      await expect(where.getByText(line)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('48+Orchard+Row'),
    );
  },
};

export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: { scenario: 'failed' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Something went wrong on our side' }),
    ).toBeVisible();
  },
};
