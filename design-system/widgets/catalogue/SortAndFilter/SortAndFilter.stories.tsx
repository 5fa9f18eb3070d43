import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { manyCreators, sampleFacets, sampleSorts } from '../facets.examples.ts';
import { SortAndFilter } from './SortAndFilter.tsx';

const meta = {
  title: 'Widgets/SortAndFilter',
  component: SortAndFilter,
  args: {
    open: true,
    total: '412 products',
    sort: { value: 'relavent', options: sampleSorts, onChange: fn() },
    filters: {
      facets: sampleFacets,
      onChange: fn(),
      price: { range: {}, onApply: fn() },
    },
    onReset: fn(),
    onClose: fn(),
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    docs: { story: { inline: false, height: '720px' } },
    guide: {
      use: 'For sorting and filtering below 770 px, opened by `ListingControls`. A choice holds at once: the count at the foot answers it, and Done only closes.',
      instead: 'On the desk `SortSelect` and `Facets` stand on the page itself.',
      access:
        'A dialog named “Sort & Filter”: focus is held and given back, Escape and a touch outside close it. The sort is a group of radio buttons, and the count is a status.',
    },
  },
} satisfies Meta<typeof SortAndFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {
  tags: ['state-guest'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Sort & Filter' })).toBeVisible();
  },
};

/** A choice holds at once; Reset takes all of it back, and Done only closes. */
export const Chosen: Story = {
  tags: ['unpictured'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Newest' }));
    await expect(args.sort.onChange).toHaveBeenLastCalledWith('release_date-desc');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** By keyboard: it takes the focus, holds it, and gives it back when Escape closes it. */
export const ByKeyboard: Story = {
  tags: ['unpictured'],
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <SortAndFilter {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A list that can only be sorted. */
export const SortOnly: Story = { args: { filters: undefined } };

export const NothingLeft: Story = { tags: ['state-empty'], args: { total: 'No products' } };

export const ManyOptions: Story = {
  args: { filters: { facets: [manyCreators], onChange: fn() } },
};

export const Hebrew: Story = { tags: ['state-hebrew'], globals: { direction: 'rtl' } };
