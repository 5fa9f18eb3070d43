import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import SelectSupplies, { loader } from './select-supplies.tsx';

const meta = {
  title: 'Screens/School/Select your supplies',
  component: ScreenFrame,
  args: {
    at: '/school/select-your-supplies/1/12',
    screen: {
      path: '/school/select-your-supplies/:grade_id?/:list_id?',
      Component: SelectSupplies,
      loader,
    },
  },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'A school’s list is the same for everyone.',
      loading: 'The page before it stays until this one has come.',
    },
    guide: {
      use: 'What a school asks for: ticked, swapped, counted, shared, printed, and bought in one step.',
      instead: 'Favorites, for a list of one’s own.',
      access:
        'Each tick, quantity and swap names its product; the total is announced; a swap keeps the focus.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: /^Required/ })).toBeVisible();
  await expect(await canvas.findByRole('contentinfo')).toBeVisible();
};

export const Default: Story = {
  tags: ['phone-only', 'state-guest'],
  play: async (context) => {
    await opened(context);
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { name: 'Grade 4', level: 2 })).toBeVisible();
    await expect(canvas.getByText('$102.95')).toBeVisible();
  },
};

/** Ticks, a swap and a quantity: the total goes along, and the swap keeps the focus. */
export const Ticked: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /have it Cedar Pencils/ }));
    await expect(await canvas.findByText('$83.95')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Swap Night Ferry to Haifa for this' }),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Undo/ })).toHaveFocus());
    await expect(canvas.getByText('$107.95')).toBeVisible();
    const notebooks = canvas.getByRole('listitem', { name: 'Linen Notebook' });
    await userEvent.selectOptions(within(notebooks).getByRole('combobox'), '1');
    await expect(await canvas.findByText('$59.95')).toBeVisible();
  },
};

/** A shared link opens the list just as it was ticked. */
export const Shared: Story = {
  tags: ['unpictured'],
  args: { at: '/school/select-your-supplies/1/12?have=1&want=5&swap=3&n=2x1' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: /have it Cedar Pencils/ }),
    ).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Standing Globe/ })).toBeChecked();
    await expect(canvas.getByText(/In place of/)).toBeVisible();
  },
};

export const InTheBag: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 3 items to bag' }));
    await expect(await canvas.findByText('3 items of the list are in your bag.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View bag' })).toHaveAttribute('href', '/bag');
  },
};

/** Two things are sold out, and for one there is nothing like it. */
export const SoldOut: Story = {
  tags: ['unpictured'],
  parameters: { scenario: 'soldOut' },
  play: async (context) => {
    await opened(context);
    await expect(context.canvas.getByText(/We have nothing like it in stock/)).toBeVisible();
    await expect(context.canvas.getByText(/In stock and of the same kind/)).toBeVisible();
  },
};

export const LastYear: Story = {
  tags: ['unpictured'],
  args: { at: '/school/select-your-supplies/1/13' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is the list of 2025–26.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the newer list' })).toHaveAttribute(
      'href',
      '/school/select-your-supplies/1/12',
    );
  },
};

export const Hebrew: Story = {
  tags: ['unpictured', 'state-hebrew'],
  globals: { direction: 'rtl' },
  parameters: { scenario: 'hebrew' },
  args: { at: '/school/select-your-supplies/8/14' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'כיתה ד׳', level: 2 })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['unpictured', 'state-empty'],
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This list is empty' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose another grade' })).toBeVisible();
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
