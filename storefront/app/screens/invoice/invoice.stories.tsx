import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Invoice, { loader } from './invoice.tsx';

const meta = {
  title: 'Screens/Invoice',
  component: ScreenFrame,
  args: {
    at: '/view-invoice/1042',
    screen: { path: '/view-invoice/:id', Component: Invoice, loader },
  },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'A customer’s invoice is the same sheet.',
      empty: 'An order has at least one thing in it.',
      loading: 'The page before it stays until this one has come.',
    },
    guide: {
      use: 'For paper: an order as its bookkeeper wants it.',
      instead: 'Order status, for whoever waits for the parcel.',
      access: 'It stands alone, so its heading comes first and nothing has to be skipped.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Specification, section 2: no header and no footer. */
export const Guest: Story = {
  tags: ['state-hebrew', 'state-guest'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: /Invoice/ })).toBeVisible(),
    );
    await expect(canvas.queryByRole('search')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument();
  },
};

export const Unknown: Story = {
  tags: ['state-error'],
  args: { at: '/view-invoice/9999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
  },
};
