import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DashboardCard } from './DashboardCard.tsx';
import { DashboardCards } from './DashboardCards.tsx';

const meta = {
  title: 'Widgets/DashboardCard/DashboardCards',
  component: DashboardCards,
  tags: ['unpictured'],
  args: {
    children: (
      <DashboardCard
        title="Orders"
        icon="truck"
        news="Order 10042 arrives tomorrow"
        href="/account/orders"
        linkText="All orders"
      />
    ),
  },
  parameters: {
    kinds: ['customers-only', 'no-words', 'layout'],
    guide: {
      use: 'The parts of the account side by side on its dashboard.',
      instead: '`SavedItemCards` for what is kept of one kind.',
      access: 'Only lays out: each card is a region of its own.',
    },
  },
} satisfies Meta<typeof DashboardCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!unpictured', 'phone-only', 'state-customer'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Orders' })).toBeVisible();
  },
};
