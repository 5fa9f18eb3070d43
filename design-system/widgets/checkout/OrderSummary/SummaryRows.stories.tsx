import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryOf } from '../../../gallery.tsx';
import { sampleRows, sampleTotal } from '../../catalogue/catalogue.examples.ts';
import { SummaryRows } from './SummaryRows.tsx';

const meta = {
  title: 'Widgets/OrderSummary/Rows',
  component: SummaryRows,
  args: { rows: sampleRows, total: sampleTotal },
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing', 'shop-words'],
    guide: {
      use: 'The figures of an order without a frame: on an order’s sheet and an invoice.',
      instead: '`OrderSummary` beside the bag and the checkout.',
      access:
        'A list of names and figures; a name that is underlined is a `summary` that opens on how its figure was made.',
    },
  },
} satisfies Meta<typeof SummaryRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTotal: Story = { tags: ['state-guest'] };

export const WithoutTotal: Story = { args: { total: undefined } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./SummaryRows.stories.tsx')),
};
