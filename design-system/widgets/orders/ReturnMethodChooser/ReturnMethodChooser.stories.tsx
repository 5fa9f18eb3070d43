import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ReturnMethodChooser } from './ReturnMethodChooser.tsx';

const meta = {
  title: 'Widgets/ReturnMethodChooser',
  component: ReturnMethodChooser,
  args: {
    value: 'drop_off',
    options: [
      {
        value: 'drop_off',
        description: 'No box, no printer: show a code at 212 counters near you.',
        price: 'Free',
      },
      { value: 'label', description: 'Pack it, stick it on, post it anywhere.', price: 'Free' },
      {
        value: 'store',
        description: 'We refund you on the spot. Open today until 7 p.m.',
        price: 'Free',
      },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone', 'part-of-form'],
    guide: {
      use: 'The fourth step of a return: how it travels. Only the ways that this return can go are offered.',
      instead: 'How an order travels to the shopper is `FulfilmentChooser` and `ShippingChooser`.',
      access: 'A group of radios, each described by what it means and costs.',
    },
  },
} satisfies Meta<typeof ReturnMethodChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bring it to the store' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('store');
  },
};

export const WithError: Story = {
  tags: ['state-error'],
  args: { value: '', error: 'Choose how you will send it back.' },
};

export const BadInput: Story = {
  tags: ['state-hebrew'],
  args: {
    options: [
      { value: 'drop_off', description: title300, price: '$1,234,567.89' },
      { value: 'label', description: mixedTitle, price: '$0.00' },
      { value: 'store', description: markupTitle, price: 'Free' },
    ],
    error: title300,
  },
};

export const EmptyList: Story = { tags: ['state-empty'], args: { value: '', options: [] } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ReturnMethodChooser.stories.tsx')),
};
