import type { Meta, StoryObj } from '@storybook/react-vite';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { PromiseLine } from './PromiseLine.tsx';

const meta = {
  title: 'Widgets/PromiseLine',
  component: PromiseLine,
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'For a promise that has no widget of its own, such as a code that comes by e-mail. Several stand one below the other.',
      instead:
        '`DeliveryPromise`, `PickupPromise` and `ReturnsPromise`, which know their own words.',
      access: 'Plain text in reading order; the drawing only decorates.',
    },
  },
  args: {
    icon: 'gift',
    text: 'Sent by e-mail',
    details: ['The code can be spent in the shop for as long as you like.'],
  },
} satisfies Meta<typeof PromiseLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDetail: Story = { tags: ['state-guest'] };

export const Alone: Story = { args: { icon: 'download', text: 'Yours right away', details: [] } };

export const Refusal: Story = {
  args: { icon: 'truck', tone: 'refusal', text: 'Not for pickup', details: [] },
};

export const Several: Story = {
  render: (args) => (
    <>
      <PromiseLine {...args} />
      <PromiseLine {...args} icon="return" text="30-day easy return" />
      <PromiseLine {...args} icon="lock" text="Paid for safely" details={[]} />
    </>
  ),
};

export const LongTitle: Story = {
  tags: ['state-hebrew'],
  args: { text: title300, details: [mixedTitle, markupTitle] },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./PromiseLine.stories.tsx')),
};
