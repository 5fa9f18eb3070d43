import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleRows } from '../catalogue.examples.ts';
import { SummaryRows } from './SummaryRows.tsx';

const meta = {
  title: 'Widgets/OrderSummary/Rows',
  component: SummaryRows,
  args: { rows: sampleRows, total: { label: 'Total', value: '$57.73' } },
  parameters: {
    guide: {
      use: 'Beside the bag and the checkout: every figure, and what it comes to.',
      instead: '`Price` for the price of one thing.',
      access:
        'Each figure that needs it opens how it was made, by a button with the figure’s name.',
    },
  },
} satisfies Meta<typeof SummaryRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTotal: Story = {};

export const WithoutTotal: Story = { args: { total: undefined } };
