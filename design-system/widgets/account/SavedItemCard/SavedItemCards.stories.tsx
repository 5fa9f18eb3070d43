import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SavedItemCard } from './SavedItemCard.tsx';
import { SavedItemCards } from './SavedItemCards.tsx';

const meta = {
  title: 'Widgets/SavedItemCard/SavedItemCards',
  component: SavedItemCards,
  tags: ['unpictured'],
  args: {
    children: (
      <SavedItemCard
        name="Visa ending in 4242"
        icon="card"
        title="Visa ending in 4242"
        lines={['Expires 10/29']}
        isDefault
        onMakeDefault={() => undefined}
        onDelete={() => undefined}
      />
    ),
  },
  parameters: {
    kinds: ['customers-only', 'no-words', 'layout'],
    guide: {
      use: 'What the account keeps of one kind, side by side where there is room.',
      instead: '`DashboardCards` on the dashboard.',
      access: 'Only lays out: each card is an article of its own.',
    },
  },
} satisfies Meta<typeof SavedItemCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!unpictured', 'phone-only', 'state-customer'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Visa ending in 4242' })).toBeVisible();
  },
};
