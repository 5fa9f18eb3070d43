import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Listing, { loader } from './listing.tsx';

const meta = {
  title: 'Screens/Listing',
  component: ScreenFrame,
  args: {
    at: '/books/books/1',
    screen: { path: '/:index/:slug/:id', Component: Listing, loader },
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'A department: everything in it, sorted and paged, with the ways into its parts.',
      instead: 'Search, when the shopper has words rather than a department.',
      access: 'One `h1`; breadcrumbs and paging are navigations with names of their own.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Books', level: 1 })).toBeVisible(),
  );
  await expect(await canvas.findByRole('contentinfo')).toBeVisible();
};

export const Guest: Story = {
  tags: ['state-guest'],
  play: async (context) => {
    await opened(context);
    // Found by its label: in the hand it is out of the page, and the panel takes its place.
    const sorts = await context.canvas.findByLabelText('Sort by');
    await expect(sorts).toHaveDisplayValue('Most Relevant');
  },
};

/** Below 770 px the order is behind one button, in a panel that Done closes. */
export const SortedInTheHand: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['unpictured'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort & Filter' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Newest' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // Until the new order has come, the former is faint.
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
};

export const Customer: Story = {
  tags: ['unpictured', 'state-customer'],
  globals: { customer: 'signedIn' },
  play: opened,
};

/** A choice in the footer changes every price at once. */
export const Shekels: Story = {
  tags: ['unpictured'],
  play: async (context) => {
    await opened(context);
    const { canvas } = context;
    await expect((await canvas.findAllByText(/^\$\d/))[0]).toBeVisible();
    const chooser = await canvas.findByRole('combobox', { name: 'Currency' });
    await canvas.findByRole('option', { name: /^ILS/ });
    await userEvent.selectOptions(chooser, 'ILS');
    await expect((await canvas.findAllByText(/^₪\d/))[0]).toBeVisible();
    await expect(canvas.queryByText(/^\$\d/)).not.toBeInTheDocument();
  },
};

export const ManyPages: Story = {
  tags: ['unpictured'],
  args: { at: '/books/books/1?page=4' },
  parameters: { scenario: 'manyPages' },
  play: async ({ canvas }) => {
    const paging = await canvas.findByRole('navigation', { name: /Pages/ });
    await expect(paging).toHaveTextContent('4');
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

/** What the list is held to stands in the column, in the chips and in the address. */
export const Filtered: Story = {
  tags: ['unpictured'],
  args: { at: '/books/books/1?vendors=keshet&vendors=otzar&price_min=10' },
  parameters: { scenario: 'filtered' },
  play: async (context) => {
    await opened(context);
    const { canvas } = context;
    const chips = await canvas.findByRole('region', { name: 'Applied filters' });
    await expect(chips).toHaveTextContent('Brand Keshet');
    await expect(chips).toHaveTextContent('Price from $10.00');
    const brands = canvas.getByRole('group', { name: 'Brand', hidden: true });
    await expect(
      within(brands).getByRole('checkbox', { name: /^Keshet/, hidden: true }),
    ).toBeChecked();
  },
};

/** One chip gone, one tick gone, and the address says so: the prices stay. */
export const Narrowed: Story = {
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    const brands = await canvas.findByRole('group', { name: 'Brand', hidden: true });
    await userEvent.click(within(brands).getByRole('checkbox', { name: /^Otzar/, hidden: true }));
    const chip = await canvas.findByRole('button', { name: 'Remove filter: Brand Otzar' });
    await userEvent.click(chip);
    await waitFor(() => expect(chip).not.toBeInTheDocument());
    await expect(
      within(brands).getByRole('checkbox', { name: /^Otzar/, hidden: true }),
    ).not.toBeChecked();
  },
};

/** Nothing is left: why, and what to take away. */
export const NothingLeft: Story = {
  tags: ['unpictured', 'state-empty'],
  args: { at: '/books/books/1?vendors=keshet&vendors=otzar&price_min=10' },
  parameters: { scenario: 'nothingLeft' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No product fits all of these filters/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Filters', hidden: true })).toBeInTheDocument();
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  parameters: { scenario: 'hebrew' },
  play: opened,
};

export const Empty: Story = {
  tags: ['state-empty'],
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We are restocking this shelf/)).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['state-loading'], parameters: { scenario: 'slow' } };

export const Failed: Story = {
  tags: ['state-error'],
  parameters: { scenario: 'failed' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Something went wrong on our side' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Unknown: Story = {
  tags: ['state-error'],
  args: { at: '/books/nowhere/999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};
