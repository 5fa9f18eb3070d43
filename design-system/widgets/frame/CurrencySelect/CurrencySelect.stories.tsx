import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { markupTitle, namesOf, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { CurrencySelect } from './CurrencySelect.tsx';

const currencies = [
  { currency: 'USD', name: 'US Dollar', symbol: '' },
  { currency: 'ILS', name: 'Israeli New Shekel', symbol: '₪' },
  { currency: 'EUR', name: 'Euro', symbol: '€' },
  { currency: 'GBP', name: 'Pound Sterling', symbol: '£' },
];

const meta = {
  title: 'Widgets/CurrencySelect',
  component: CurrencySelect,
  args: { currencies, value: 'USD', note: 'Orders are paid in US dollars.', onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    const choose = (currency: string) => {
      setValue(currency);
      args.onChange(currency);
    };
    return <CurrencySelect {...args} value={value} onChange={choose} />;
  },
  parameters: {
    kinds: ['same-for-everyone', 'always-filled'],
    guide: {
      use: 'Once, in the footer: it changes what prices are shown in, everywhere. The order itself is paid in US dollars.',
      instead: 'A choice inside a form is a `SelectField`.',
      access:
        'The browser’s own select, named “Currency”: typing the first letters of a code finds it. What happens is said in words below it. While busy it keeps the focus and takes no further choice.',
    },
  },
} satisfies Meta<typeof CurrencySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UsDollar: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('combobox', { name: 'Currency' });
    await expect(list).toHaveDisplayValue('USD · US Dollar');
    await expect(list).toHaveAccessibleDescription('Orders are paid in US dollars.');
    await userEvent.selectOptions(list, 'ILS · Israeli New Shekel (₪)');
    await expect(args.onChange).toHaveBeenLastCalledWith('ILS');
  },
};

export const Chosen: Story = { args: { value: 'ILS' } };

export const Busy: Story = {
  tags: ['state-loading'],
  args: { value: 'EUR', busy: true },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('combobox', { name: 'Currency' });
    await expect(list).toHaveAccessibleDescription('Changing the currency…');
    await userEvent.selectOptions(list, 'GBP');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  tags: ['state-error'],
  args: {
    error: 'We could not load today’s rates, so prices stay in US dollars. Try again later.',
  },
};

export const ManyOptions: Story = {
  args: {
    currencies: namesOf('Currency', 200).map((name, index) => ({
      currency: `C${index}`,
      name,
      symbol: '¤',
    })),
    value: 'C199',
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'Currency' });
    await expect(within(list).getAllByRole('option')).toHaveLength(200);
  },
};

export const LongTitle: Story = {
  args: { currencies: [{ currency: 'USD', name: title300, symbol: markupTitle }] },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    currencies: [{ currency: 'ILS', name: 'שקל חדש', symbol: '₪' }],
    value: 'ILS',
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./CurrencySelect.stories.tsx')),
};
