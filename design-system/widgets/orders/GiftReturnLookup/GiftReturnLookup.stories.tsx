import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { GiftReturnLookup } from './GiftReturnLookup.tsx';

const meta = {
  title: 'Widgets/GiftReturnLookup',
  component: GiftReturnLookup,
  args: { values: { order: '', code: '' }, onChange: fn(), onSubmit: fn() },
  parameters: {
    kinds: ['same-for-everyone', 'form'],
    guide: {
      use: 'The start of a gift’s return: it asks for what is printed on the slip, and for nothing about the giver.',
      instead: 'Whoever ordered looks the order up by e-mail: `FindOrderForm`.',
      access:
        'A named form. Hints say where on the slip each number stands; errors are tied to their field.',
    },
  },
} satisfies Meta<typeof GiftReturnLookup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Order number' }), '1');
    await expect(args.onChange).toHaveBeenLastCalledWith('order', '1');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Gift code' }), 'K{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('code', 'K');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  tags: ['state-error'],
  args: {
    values: { order: '10042', code: 'KX7P2M9A' },
    failure: 'No gift has this number and code. Check both on the slip and try again.',
  },
};

export const WithErrors: Story = {
  tags: ['state-error'],
  args: {
    values: { order: 'abc', code: '' },
    errors: { order: 'An order number has digits only.', code: 'Enter the code on the slip.' },
  },
};

export const TooManyTries: Story = {
  tags: ['state-error'],
  args: {
    values: { order: '10042', code: 'KX7P2M9A' },
    failure: 'That was ten tries. Wait 15 minutes, or write to us and we will look it up for you.',
  },
};

export const BadInput: Story = {
  tags: ['state-hebrew'],
  args: {
    values: { order: title300, code: mixedTitle },
    errors: { order: markupTitle, code: title300 },
    failure: markupTitle,
  },
};

export const Busy: Story = {
  tags: ['unpictured', 'state-loading'],
  args: { values: { order: '10042', code: 'KX7P2M9A' }, busy: true },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./GiftReturnLookup.stories.tsx')),
};
