import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { CardForm } from './CardForm.tsx';

const meta = {
  title: 'Widgets/CardForm',
  component: CardForm,
  args: {
    values: { card: '', exp: '', cvc: '' },
    errors: {},
    onChange: fn(),
    testHint: 'Test shop: use 4242 4242 4242 4242.',
  },
  render: function Held(args) {
    const [values, setValues] = useState(args.values);
    return (
      <CardForm
        {...args}
        values={values}
        onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
      />
    );
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone', 'form', 'part-of-form'],
    guide: {
      use: 'For a card that is tokenised at once and never kept.',
      instead: 'A hosted field of the processor, once there is one.',
      access:
        'The brand is read out as it is known; errors stand at their fields; the number is grouped as it is typed and may be pasted.',
    },
  },
} satisfies Meta<typeof CardForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state-guest'],
  args: { values: { card: '4242 4242 4242 4242', exp: '12/30', cvc: '123' } },
};

export const Empty: Story = {};

/** The spaces and the slash come by themselves. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: 'Card number' });
    await userEvent.type(number, '4242424242424242');
    await expect(number).toHaveValue('4242 4242 4242 4242');
    await expect(canvas.getByText('Visa')).toBeVisible();
    const expiry = canvas.getByRole('textbox', { name: 'Expiry (MM/YY)' });
    await userEvent.type(expiry, '430');
    await expect(expiry).toHaveValue('04/30');
    const code = canvas.getByRole('textbox', { name: 'Security code' });
    await userEvent.type(code, '12345');
    await expect(code).toHaveValue('1234');
  },
};

/** A digit put in the middle leaves the caret behind it. */
export const Corrected: Story = {
  args: { values: { card: '4242 4242', exp: '', cvc: '' } },
  play: async ({ canvas }) => {
    const number = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Card number' });
    await userEvent.type(number, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(number).toHaveValue('4294 2424 2');
    await expect(number.selectionStart).toBe(3);
  },
};

/** Pasted with dashes, blanks and a full year, it comes out the same. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: 'Card number' });
    await userEvent.click(number);
    await userEvent.paste(' 5555-5555 5555-4444 ');
    await expect(number).toHaveValue('5555 5555 5555 4444');
    await expect(canvas.getByText('Mastercard')).toBeVisible();
    const expiry = canvas.getByRole('textbox', { name: 'Expiry (MM/YY)' });
    await userEvent.click(expiry);
    await userEvent.paste('09/2031');
    await expect(expiry).toHaveValue('09/31');
  },
};

/** American Express groups its digits as 4, 6 and 5. */
export const AmericanExpress: Story = {
  args: { values: { card: '3782 822463 10005', exp: '12/30', cvc: '1234' } },
};

export const Expired: Story = {
  tags: ['state-error'],
  args: {
    values: { card: '4242 4242 4242 4242', exp: '01/24', cvc: '123' },
    errors: { exp: 'This card has expired. Please use another one.' },
  },
  play: async ({ canvas }) => {
    const expiry = canvas.getByRole('textbox', { name: 'Expiry (MM/YY)' });
    await expect(expiry).toHaveAccessibleDescription(/has expired/);
  },
};

export const WithErrors: Story = {
  tags: ['state-error'],
  args: {
    values: { card: '4242 4242', exp: '', cvc: '' },
    errors: {
      card: 'Please check the card number.',
      exp: 'Please enter the month and year, such as 12/30.',
      cvc: 'Please enter the three or four digits on the card.',
    },
  },
};

/** The digits of a card go from left to right, on a page that reads from the right too. */
export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { values: { card: '4242 4242 4242 4242', exp: '12/30', cvc: '123' } },
};

/** What is no number leaves none; the shop’s own sentence may be long. */
export const BadInput: Story = {
  args: {
    values: { card: markupTitle, exp: mixedTitle, cvc: title300 },
    errors: { card: title300, exp: markupTitle, cvc: mixedTitle },
    testHint: title300,
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./CardForm.stories.tsx')),
};
