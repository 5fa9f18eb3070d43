import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { FindOrderForm } from './FindOrderForm.tsx';

const meta = {
  title: 'Widgets/FindOrderForm',
  component: FindOrderForm,
  args: {
    email: '',
    onChange: fn(),
    onSubmit: fn(),
  },
  parameters: {
    kinds: ['guests-only', 'form', 'shop-words'],
    guide: {
      use: 'To open an order that this browser did not place.',
      instead: 'The account’s orders, for a customer.',
      access: 'The error describes the field, which keeps what was typed.',
    },
  },
} satisfies Meta<typeof FindOrderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'r');
    await expect(args.onChange).toHaveBeenLastCalledWith('r');
    await userEvent.click(canvas.getByRole('button', { name: 'Show my order' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  tags: ['state-error'],
  args: {
    email: 'ruth@example.com',
    error: 'No order has this number and e-mail address. Check both and try again.',
  },
};

export const Busy: Story = { tags: ['state-loading'], args: { busy: true } };

export const BadInput: Story = {
  args: { email: title300.replaceAll(' ', ''), error: markupTitle },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./FindOrderForm.stories.tsx')),
};
