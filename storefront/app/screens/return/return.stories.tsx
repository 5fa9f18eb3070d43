import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Return, { loader } from './return.tsx';

const meta = {
  title: 'Screens/Return/Find the order',
  component: ScreenFrame,
  args: { at: '/return', screen: { path: '/return', Component: Return as never, loader } },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      empty: 'Where a customer has no order that has arrived, the form stands alone.',
      loading: 'The page before it stays until this one has come.',
      hebrew: 'Its words are the shop’s own, which are English.',
    },
    guide: {
      use: 'Where a return begins: the order, by its number and e-mail address or among one’s own.',
      instead: '`Screens/Return/Gift`, for whoever was given a thing.',
      access:
        'Labels above fields; what is wrong stands beside its field and above the form, where the focus goes.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  tags: ['phone-only', 'state-guest'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
  },
};

export const Guest: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Order number'), '1041');
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'noa@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Find my order' }));
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  },
};

/** What is missing is said at its field, and what is there stays. */
export const Missing: Story = {
  tags: ['unpictured', 'state-error'],
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('E-mail address');
    await userEvent.type(email, 'noa@example.com{Enter}');
    const summary = await canvas.findByRole('group', { name: /^Error: / });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: /Please enter the order number/ }));
    await expect(canvas.getByLabelText(/Order number/)).toHaveFocus();
    await expect(email).toHaveValue('noa@example.com');
  },
};

/** A wrong number and a wrong address are answered with one sentence. */
export const NotFound: Story = {
  tags: ['unpictured', 'state-error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Order number'), '1041');
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'ruth@example.com{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We find no order');
  },
};

/** A customer chooses among their own orders that have arrived. */
export const Customer: Story = {
  tags: ['unpictured', 'state-customer'],
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Order 1041' })).toHaveAttribute(
      'href',
      '/return?order=1041',
    );
  },
};

export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: { scenario: 'failed' },
  play: async ({ canvas, userEvent }) => {
    const order = await canvas.findByLabelText('Order number');
    await userEvent.type(order, '1041');
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'noa@example.com{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(order).toHaveValue('1041');
  },
};
