import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { markupTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { QuantitySelector } from './QuantitySelector.tsx';

const meta = {
  title: 'Widgets/QuantitySelector',
  component: QuantitySelector,
  args: {
    value: 1,
    max: 25,
    onChange: fn(),
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const choose = (quantity: number) => {
      setValue(quantity);
      args.onChange(quantity);
    };
    return <QuantitySelector {...args} value={value} onChange={choose} />;
  },
  parameters: {
    kinds: ['same-for-everyone', 'form'],
    guide: {
      use: 'Wherever a shopper says how many, on the product and in the bag. Most take one or two, so it is a list; who needs a class’s worth picks “10+” and types.',
      instead:
        'A number that is no quantity, such as a price, is a `TextField`. What cannot be had at all says so here; whether it comes again is the `StockLine`’s business.',
      access:
        'Labelled “Quantity”, first a select, above 9 a number field; they hand the focus to each other. Enter and leaving the field settle what was typed. A number that was lowered, and a failure, are said in words and read out.',
    },
  },
} satisfies Meta<typeof QuantitySelector>;

export default meta;
type Story = StoryObj<typeof meta>;

const textsOf = (options: HTMLElement[]) => options.map((option) => option.textContent);

/** The list goes to ten, and its ten says that there is more. */
export const List: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('combobox', { name: 'Quantity' });
    const options = within(list).getAllByRole('option');
    await expect(textsOf(options)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+']);
    await userEvent.selectOptions(list, '3');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};

/** The list ends with what can be had. */
export const FewLeft: Story = {
  args: { max: 4, value: 2 },
  play: async ({ canvas }) => {
    await expect(textsOf(canvas.getAllByRole('option'))).toEqual(['1', '2', '3', '4']);
  },
};

export const ExactlyTen: Story = {
  args: { max: 10, value: 9 },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '10+');
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveAttribute('max', '10');
  },
};

/** "10+" gives way to a number field, which takes the focus and is held to what can be had. */
export const MoreThanTen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '10+');
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('min', '1');
    await expect(field).toHaveAttribute('max', '25');
    await userEvent.clear(field);
    await userEvent.type(field, '40');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(25);
    await expect(field).toHaveValue(25);
    await expect(field).toHaveAccessibleDescription(/Only 25/);
  },
};

/** All of it without a pointer: Tab reaches it, Enter settles the number, the focus stays with it. */
export const Keyboard: Story = {
  tags: ['unpictured'],
  args: { value: 12 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('spinbutton');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '18{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(18);
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '4{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    const list = canvas.getByRole('combobox');
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, '10+');
    await expect(canvas.getByRole('spinbutton')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton')).not.toHaveFocus();
  },
};

/** An emptied field takes its quantity back; nothing below one goes through. */
export const NothingTyped: Story = {
  tags: ['unpictured'],
  args: { value: 12 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue(12);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('combobox')).toHaveValue('1');
  },
};

/** What can be had has shrunk below what was chosen: the choice is shown within its bounds. */
export const MoreThanThereAre: Story = {
  args: { max: 4, value: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('4');
  },
};

export const LastOne: Story = {
  args: { max: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last one')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

export const MaximumZero: Story = {
  args: { max: 0, value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible();
  },
};

export const Busy: Story = { tags: ['state-loading'], args: { busy: true } };

export const WithError: Story = {
  tags: ['state-error'],
  args: { error: 'We could not save that. Try again.' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox');
    await expect(list).toBeInvalid();
    await expect(list).toHaveAccessibleDescription('Error: We could not save that. Try again.');
  },
};

export const LongTitle: Story = { args: { label: title300, error: markupTitle } };

export const ManyLeft: Story = { args: { value: 1_000_000, max: 999_999 } };

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { lang: 'he', label: 'כמות', value: 3 },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./QuantitySelector.stories.tsx')),
};
