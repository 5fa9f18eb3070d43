import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { PickupPromise } from './PickupPromise.tsx';

const meta = {
  title: 'Widgets/PickupPromise',
  component: PickupPromise,
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole', 'asks-nothing', 'shop-words'],
    guide: {
      use: 'Beside `DeliveryPromise` for what lies in the shop: fetching it is free, and often sooner.',
      instead: '`FulfilmentChooser` at checkout, where the shopper decides for one of the two.',
      access: 'Plain text; the drawing only decorates.',
    },
  },
  args: { ready: 'within 3 hours', place: '48 Orchard Row, New York' },
} satisfies Meta<typeof PickupPromise>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Today: its hours and one. */
export const WithinHours: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pick it up within 3 hours')).toBeVisible();
  },
};

export const WithinOneHour: Story = { args: { ready: 'within 1 hour' } };

/** Another day: its date. */
export const Dated: Story = { args: { ready: 'Tue, November 24' } };

export const TimeUnknown: Story = { args: { ready: '' } };

export const NotForPickup: Story = { args: { ready: null } };

export const LongTitle: Story = { args: { place: title300 } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./PickupPromise.stories.tsx')),
};
