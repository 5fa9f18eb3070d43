import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { PickupPromise } from '../PickupPromise/index.ts';
import { ReturnsPromise } from '../ReturnsPromise/index.ts';
import { DeliveryPromise } from './DeliveryPromise.tsx';

const meta = {
  title: 'Widgets/DeliveryPromise',
  component: DeliveryPromise,
  parameters: {
    kinds: ['same-for-everyone', 'always-filled'],
    guide: {
      use: 'On a product’s page, below the way to buy it: the last doubt before the bag is often “will it be here in time?”.',
      instead:
        '`ShippingChooser` at checkout, where the ways of delivery are compared and paid for; `PromiseLine` for what comes by e-mail.',
      access:
        'A new promise is announced as a status. The zip code is asked for only when wanted; the field then has the focus. The words come ready from the shop’s delivery rules, so that nothing is worked out twice.',
    },
  },
  args: {
    status: 'ready',
    promise: 'Get it Thu, May 14',
    cutoff: 'Order within 2 hours 10 minutes',
    notes: ['Free Shipping over $49 on Most Orders'],
    zip: '10001',
    onZip: fn(),
  },
} satisfies Meta<typeof DeliveryPromise>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As it stands on the page, with its neighbours. */
export const WithPickupAndReturns: Story = {
  tags: ['state-guest'],
  render: (args) => (
    <div>
      <DeliveryPromise {...args} />
      <PickupPromise ready="within 3 hours" place="48 Orchard Row, New York" />
      <ReturnsPromise />
    </div>
  ),
};

/** More than a day and less than two: the date, as short weekday, month and day. */
export const Dated: Story = {};

/** Two days or more are counted. */
export const Counted: Story = { args: { promise: '5-day shipping' } };

export const Tomorrow: Story = { args: { promise: 'Get it Tomorrow' } };

export const Today: Story = {
  args: { promise: 'Get it Today', cutoff: 'Order within 25 minutes' },
};

/** The cutoff has passed, or is not known. */
export const WithoutCutoff: Story = { args: { cutoff: '' } };

/** Every order ships free. */
export const AlwaysFree: Story = { args: { notes: ['Free Shipping on all orders'] } };

/** No threshold is known. */
export const NoThreshold: Story = {
  args: { notes: ['Fast and easy shipping options available around the world'] },
};

export const Excluded: Story = {
  args: { notes: ['This item does not count towards free shipping: it ships at its own rate.'] },
};

export const ZipUnknown: Story = { args: { status: 'unknown', zip: undefined } };

/** Asked for where it is wanted, trimmed, and handed on. */
export const EnteringZip: Story = {
  args: { status: 'unknown', zip: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter your zip code' }));
    const field = canvas.getByRole('textbox', { name: 'Zip code' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' 11201 {Enter}');
    await expect(args.onZip).toHaveBeenLastCalledWith('11201');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter your zip code' }));
  },
};

/** An emptied zip code is forgotten. */
export const ForgettingZip: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change zip code' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Zip code' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await expect(args.onZip).toHaveBeenLastCalledWith('');
  },
};

/** It is as tall before the place is known, and its button stands where it will: nothing moves away from a press. */
export const RoomForThePromise: Story = {
  tags: ['unpictured'],
  args: {
    notes: ['Free Shipping over $49 on Most Orders', 'Get it Wed, December 2 with Standard: $5.99'],
  },
  render: (args) => (
    <>
      <DeliveryPromise {...args} status="unknown" notes={args.notes?.slice(0, 1)} zip={undefined} />
      <DeliveryPromise {...args} status="loading" notes={args.notes?.slice(0, 1)} />
      <DeliveryPromise {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('status').map((words) => words.getBoundingClientRect().top);
    const below = canvas
      .getAllByRole('button')
      .map((button, place) => button.getBoundingClientRect().top - (tops[place] ?? 0));
    await expect(below).toHaveLength(3);
    await expect(new Set(below).size).toBe(1);
    const [unknown = 0, loading = 0, ready = 0] = tops;
    await expect(loading - unknown).toBe(ready - loading);
    await expect(
      canvas.getByText(/^Order within/).getBoundingClientRect().bottom - ready,
    ).toBeLessThan(loading - unknown);
  },
};

export const Loading: Story = { tags: ['state-loading'], args: { status: 'loading' } };

export const NothingShipsThere: Story = { args: { status: 'nowhere', zip: '99999' } };

export const Failed: Story = { tags: ['state-error'], args: { status: 'failed' } };

export const LongTitle: Story = {
  tags: ['state-hebrew'],
  args: { promise: title300, notes: [mixedTitle, markupTitle], zip: '123456789012' },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./DeliveryPromise.stories.tsx')),
};
