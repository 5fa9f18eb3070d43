import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import StoreHours, { loader } from './store-hours.tsx';

const meta = {
  title: 'Screens/Store hours',
  component: ScreenFrame,
  args: {
    at: '/store-information/hours',
    screen: { path: '/store-information/hours', Component: StoreHours, loader },
  },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'The store is open to everyone at once.',
      empty: 'The store has hours on each day of the week.',
      loading: 'The page before it stays until this one has come.',
      hebrew: 'Its words are the shop’s own, which are English.',
    },
    guide: {
      use: 'Whether the store is open, and when.',
      instead: 'The address and the tour are pages of their own.',
      access: 'Open or closed is a word; today is marked in words too.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['phone-only', 'state-guest'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Open now')).toBeVisible();
    const today = canvas.getByRole('row', { current: 'date' });
    await expect(today).toHaveTextContent(/^Tuesday.*10 a\.m\..*7 p\.m\.$/);
    await expect(canvas.getByRole('row', { name: /^Friday/ })).toHaveTextContent(/2 p\.m\.$/);
    await expect(canvas.getByRole('row', { name: /^Saturday/ })).toHaveTextContent(/Closed$/);
    for (const thanksgiving of ['Thursday Thanksgiving', 'Thursday, November 26 Thanksgiving'])
      await expect(canvas.getByRole('row', { name: `${thanksgiving} Closed` })).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
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
