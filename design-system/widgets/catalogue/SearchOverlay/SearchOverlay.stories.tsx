import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { suggestions } from '../SearchBox/suggestions.examples.ts';
import { SearchOverlay } from './SearchOverlay.tsx';

const meta = {
  title: 'Widgets/SearchOverlay',
  component: SearchOverlay,
  args: {
    open: true,
    onClose: fn(),
    value: 'gar',
    onValueChange: fn(),
    suggestions: suggestions.found,
    onSearch: fn(),
    onOpenProduct: fn(),
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchOverlay
        {...args}
        value={value}
        onValueChange={(typed) => {
          setValue(typed);
          args.onValueChange(typed);
        }}
      />
    );
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone'],
    docs: { story: { inline: false, height: '720px' } },
    guide: {
      use: 'On a phone, when the search bar is touched. Load it lazily.',
      instead: '`SearchBox` on a wide screen.',
      access:
        'A dialog that holds the focus and gives it back; inside, a combobox of words and a region of products. Escape closes it.',
    },
  },
} satisfies Meta<typeof SearchOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  tags: ['state-guest'],
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Search the shop' });
    await waitFor(() => expect(field).toHaveFocus());
    const overlay = screen.getByRole('dialog', { name: 'Search' });
    await expect(overlay).toBeVisible();
    const { width, height } = overlay.getBoundingClientRect();
    await expect(height).toBe(innerHeight);
    // All but the place of a page's scroll bar.
    await expect(width).toBeGreaterThan(innerWidth - 20);
    await expect(screen.getByRole('region', { name: 'Products' })).toBeVisible();
  },
};

/** Choosing words, or pressing Enter, runs the search and closes the overlay. */
export const RunsTheSearch: Story = {
  tags: ['unpictured'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: 'garlic' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('garlic');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.type(screen.getByRole('combobox'), '{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('gar');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** Arrows push the row of products by 300 px. */
export const PushedAlong: Story = {
  tags: ['unpictured'],
  play: async () => {
    const products = await screen.findByRole('region', { name: 'Products' });
    const row = products.querySelector('ul');
    row?.style.setProperty('inline-size', '20rem');
    await userEvent.click(screen.getByRole('button', { name: 'On through the products' }));
    await waitFor(() => expect(row?.scrollLeft).toBe(300));
    await userEvent.click(screen.getByRole('button', { name: 'Back through the products' }));
    await waitFor(() => expect(row?.scrollLeft).toBe(0));
  },
};

/** A product leads to its page, and the overlay makes room for it. */
export const OpensAProduct: Story = {
  tags: ['unpictured'],
  play: async ({ args }) => {
    const [product] = suggestions.found.products;
    const link = within(await screen.findByRole('region', { name: 'Products' })).getByRole('link', {
      name: product?.title,
    });
    await expect(link).toHaveAttribute('href', product?.path);
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onOpenProduct).toHaveBeenCalledWith(product?.path);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The Hebrew keyboard comes on request, and the field keeps its focus. */
export const WithKeyboard: Story = {
  args: { value: 'akuo', suggestions: { ...suggestions.none, meant: 'שלום' } },
  play: async () => {
    const toggle = await screen.findByRole('button', { name: 'Hebrew keyboard' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const letter = () => screen.queryByRole('button', { name: 'ש shin' });
    await expect(letter()).toBeVisible();
    await userEvent.click(toggle);
    await expect(letter()).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await expect(letter()).toBeVisible();
    await expect(screen.getByRole('combobox')).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Did you mean שלום?' })).toBeVisible();
  },
};

/** Focus goes in when it opens and comes back when Escape closes it. */
export const HoldsFocus: Story = {
  args: { open: false },
  tags: ['unpictured'],
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Search</Button>
        <SearchOverlay {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Recent: Story = {
  args: {
    value: '',
    suggestions: suggestions.idle,
    recent: ['salt', 'אותיות קטנות'],
    onClearRecent: fn(),
  },
};
export const Loading: Story = {
  tags: ['state-loading'],
  args: { suggestions: suggestions.loading },
};
export const Empty: Story = { tags: ['state-empty'], args: { suggestions: suggestions.none } };
export const Failed: Story = { tags: ['state-error'], args: { suggestions: suggestions.failed } };
export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { value: 'גן', suggestions: suggestions.hebrew },
};
export const BadInput: Story = { args: { suggestions: suggestions.bad } };
export const ManyOptions: Story = { args: { suggestions: suggestions.many } };
