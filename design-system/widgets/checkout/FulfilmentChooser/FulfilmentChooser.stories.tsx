import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { FulfilmentChooser } from './FulfilmentChooser.tsx';

const meta = {
  title: 'Widgets/FulfilmentChooser',
  component: FulfilmentChooser,
  args: {
    value: 'delivery',
    deliveryText: 'To your door, from $4.95',
    pickupText: 'Ready within 3 hours at 18 Orchard Street',
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
    kinds: ['same-for-everyone', 'part-of-form', 'always-filled'],
    guide: {
      use: 'To choose between delivery and pickup.',
      instead: '`ShippingChooser` for the ways of delivery.',
      access: 'A radio group with a legend.',
    },
  },
} satisfies Meta<typeof FulfilmentChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Delivery: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Delivery' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Store pickup' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('pickup');
  },
};

export const BadInput: Story = {
  tags: ['state-hebrew'],
  args: { deliveryText: `${title300} ${markupTitle}`, pickupText: mixedTitle },
};

export const WithError: Story = {
  tags: ['unpictured', 'state-error'],
  args: { value: '', error: 'Choose delivery or pickup.' },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./FulfilmentChooser.stories.tsx')),
};
