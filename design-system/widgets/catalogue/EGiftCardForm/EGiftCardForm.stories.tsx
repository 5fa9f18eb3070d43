import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { brokenPicture, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { EGiftCardForm } from './EGiftCardForm.tsx';

const designs = [
  'Pomegranate',
  'Olive Branch',
  'Night Sky',
  'Alef-Bet',
  'Painted Tile',
  'Blossom',
].map((name) => ({
  value: name,
  name,
  picture: { ...brokenPicture, src: '/media/sample/otzar-card' },
}));

const meta = {
  title: 'Widgets/EGiftCardForm',
  component: EGiftCardForm,
  args: {
    amounts: [10, 25, 50, 100].map((value) => ({ value, label: `$${value}` })),
    range: { min: 5, max: 500 },
    designs,
    values: {
      amount: 25,
      design: 'Pomegranate',
      recipient_name: '',
      recipient_email: '',
      sender_name: '',
      message: '',
      deliver_on: '',
    },
    errors: {},
    days: { first: '2026-03-04', last: '2027-03-04' },
    onChange: fn(),
    onSubmit: fn(),
  },
  render: function Held(args) {
    const [values, setValues] = useState(args.values);
    return (
      <EGiftCardForm
        {...args}
        values={values}
        onChange={(changed) => {
          setValues({ ...values, ...changed });
          args.onChange(changed);
        }}
      />
    );
  },
  parameters: {
    kinds: ['same-for-everyone', 'form'],
    guide: {
      use: 'On the page of the e-gift card, where a card is made to be mailed to somebody.',
      instead:
        '`GiftCardField` where a card pays; a card from the shelf has `GiftCardAmount` on its page.',
      access:
        'Design and amount are groups of radio buttons; designs are named by what they show. When it comes back with errors, a summary of them takes the focus.',
    },
  },
} satisfies Meta<typeof EGiftCardForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Blossom' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ design: 'Blossom' });
    await userEvent.click(canvas.getByRole('radio', { name: '$50' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Recipient’s name/ }), 'Tamar');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to bag' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Every error stands beside its field, in words. */
export const WithErrors: Story = {
  args: {
    errors: {
      recipient_name: 'Please enter who it is for.',
      recipient_email: 'Please enter an e-mail address like name@example.com.',
      sender_name: 'Please enter who it is from.',
      deliver_on: 'Please choose today or a later day.',
    },
  },
  tags: ['responsive', 'state-error'],
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    values: {
      ...meta.args.values,
      recipient_name: 'תמר לוי',
      recipient_email: 'tamar@example.com',
      sender_name: 'נועה',
      message: 'מזל טוב ליום ההולדת!',
    },
  },
};

export const Failed: Story = {
  tags: ['state-error', 'unpictured'],
  args: { failure: 'We could not put it in your bag. Please try again.' },
};

export const Busy: Story = { args: { busy: true }, tags: ['unpictured', 'state-loading'] };

export const BadInput: Story = {
  args: {
    designs: designs.map((design, place) => ({
      ...design,
      name: place === 0 ? mixedTitle : place === 1 ? title300 : design.name,
      picture: brokenPicture,
    })),
    values: { ...meta.args.values, message: title300, recipient_name: title300 },
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'focus', '!autodocs'],
  ...galleryOf(() => import('./EGiftCardForm.stories.tsx')),
};
