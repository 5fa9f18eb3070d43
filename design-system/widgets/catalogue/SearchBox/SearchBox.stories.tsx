import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';
import { suggestions } from './suggestions.examples.ts';

const meta = {
  title: 'Widgets/SearchBox',
  component: SearchBox,
  args: {
    value: 'gar',
    onValueChange: fn(),
    suggestions: suggestions.found,
    onSearch: fn(),
    onOpenProduct: fn(),
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchBox
        {...args}
        value={value}
        onValueChange={(typed) => {
          setValue(typed);
          args.onValueChange(typed);
        }}
      />
    );
  },
  parameters: {
    kinds: ['same-for-everyone'],
    docs: { story: { inline: false, height: '640px' } },
    guide: {
      use: 'In the header of a wide screen, where search is always at hand.',
      instead: '`SearchOverlay` on a phone, where suggestions need the whole screen.',
      access:
        'A combobox with a listbox: arrows move, Enter takes or searches, Escape closes and then clears. The number of suggestions is announced. A Hebrew keyboard opens on request, and takes no focus from the field.',
    },
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  const field = canvas.getByRole('combobox', { name: 'Search the shop' });
  await userEvent.click(field);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
};

export const Open: Story = {
  tags: ['focus', 'state-guest'],
  play: async (context) => {
    await opened(context);
    const { canvas } = context;
    await expect(canvas.getByRole('status')).toHaveTextContent('10 suggestions');
    await expect(canvas.getAllByRole('option')[0]?.querySelector('mark')).toHaveTextContent('gar');
  },
};

/** Arrows go round the list, the field names the option reached, Enter takes it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: 'garden books', selected: true });
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('garden books');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
  },
};

/** Hebrew for whoever has no such keyboard: it types into the field, and Escape puts it away before it clears anything. */
export const HebrewKeys: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Hebrew keyboard' });
    const field = canvas.getByRole('combobox', { name: 'Search the shop' });
    await userEvent.click(toggle);
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^ס / }));
    await expect(field).toHaveValue('ס');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(canvas.queryByRole('group', { name: 'Hebrew keyboard' })).not.toBeInTheDocument();
    await expect(field).toHaveValue('ס');
    await userEvent.click(toggle);
  },
};

/** In the place of a field that was touched: its list is open already. */
export const TakingOver: Story = {
  args: { initiallyOpen: true },
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('option', { name: 'garlic' })).toBeVisible();
  },
};

/** Escape closes the list, and then takes away what was typed. */
export const Escape: Story = {
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('gar');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

/** The term is trimmed; an empty one does nothing (specification, section 5). */
export const Trimmed: Story = {
  args: { value: '' },
  tags: ['unpictured'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(field, ' salt {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('salt');
  },
};

/** A product is opened at once. */
export const Product: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('option', { name: 'Pomegranate mug' }));
    await expect(args.onOpenProduct).toHaveBeenLastCalledWith('/products/pomegranate-mug/3');
  },
};

/** Before anything is typed: earlier searches, which can be cleared. */
export const Recent: Story = {
  args: {
    value: '',
    suggestions: suggestions.idle,
    recent: ['salt', 'אותיות קטנות', 'pomegranate'],
    onClearRecent: fn(),
  },
  play: async (context) => {
    await opened(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Clear recent searches' }));
    await expect(context.args.onClearRecent).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  tags: ['state-loading'],
  args: { suggestions: suggestions.loading },
  play: opened,
};
export const Empty: Story = {
  tags: ['state-empty'],
  args: { suggestions: suggestions.none },
  play: opened,
};
export const Failed: Story = {
  tags: ['state-error'],
  args: { suggestions: suggestions.failed },
  play: opened,
};
export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { value: 'גן', suggestions: suggestions.hebrew },
  play: opened,
};
export const BadInput: Story = { args: { suggestions: suggestions.bad }, play: opened };
export const ManyOptions: Story = { args: { suggestions: suggestions.many }, play: opened };
