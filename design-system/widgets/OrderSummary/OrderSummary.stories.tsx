import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { sampleRows } from '../catalogue.examples.ts';
import { OrderSummary } from './OrderSummary.tsx';

const meta = {
  title: 'Widgets/OrderSummary',
  component: OrderSummary,
  args: {
    rows: sampleRows,
    total: { label: 'Total', value: '$57.73' },
    children: <Button size="large">Check out</Button>,
    footnote: 'Tax and shipping are worked out again when you review your order.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Beside the bag and the checkout: every figure, and what it comes to.',
      instead: '`Price` for the price of one thing.',
      access:
        'Each figure that needs it opens how it was made, by a button with the figure’s name.',
    },
  },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A figure with an explanation opens on it. */
export const EveryKindOfRow: Story = {
  play: async ({ canvas }) => {
    const explanation = canvas.getByText(/We work it out/);
    await expect(explanation).not.toBeVisible();
    await userEvent.click(canvas.getByText('Estimated tax'));
    await expect(explanation).toBeVisible();
  },
};

export const Plain: Story = {
  args: { rows: sampleRows.slice(0, 2), footnote: undefined, children: undefined },
};
