import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ReturnLookup } from './ReturnLookup.tsx';

const meta = {
  title: 'Widgets/ReturnLookup',
  component: ReturnLookup,
  args: { values: { order: '', email: '' }, onChange: fn(), onSubmit: fn() },
  parameters: {
    kinds: ['guests-only', 'form'],
    guide: {
      use: 'The start of a return for whoever has no account, or is not signed in.',
      instead:
        'Whoever was given a thing: `GiftReturnLookup`. Where the order’s number is known: `FindOrderForm`.',
      access:
        'A named form. Hints say where each thing stands; errors are tied to their field, and a summary of them takes the focus.',
    },
  },
} satisfies Meta<typeof ReturnLookup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Order number' }), '1');
    await expect(args.onChange).toHaveBeenLastCalledWith('order', '1');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'r{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('email', 'r');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  tags: ['unpictured', 'state-error'],
  args: {
    values: { order: '1041', email: 'ruth@example.com' },
    failure: 'We find no order with this number here. Please check the number and the address.',
  },
};

export const WithErrors: Story = {
  tags: ['state-error'],
  args: {
    values: { order: 'abc', email: 'ruth' },
    errors: {
      order: 'Please enter the order number: it has digits only.',
      email: 'Please enter an e-mail address like name@example.com.',
    },
  },
};

export const BadInput: Story = {
  tags: ['unpictured', 'state-hebrew'],
  args: {
    values: { order: title300, email: mixedTitle },
    errors: { order: markupTitle, email: title300 },
    failure: markupTitle,
  },
};

export const Busy: Story = {
  tags: ['unpictured', 'state-loading'],
  args: { values: { order: '1041', email: 'ruth@example.com' }, busy: true },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ReturnLookup.stories.tsx')),
};
