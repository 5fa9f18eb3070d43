import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { SupplyLine } from './SupplyLine.tsx';
import { sampleSupplies } from './SupplyList.examples.ts';

const [wanted, ...others] = sampleSupplies;
const soldOut = others.find((item) => item.swap);
const swapped = others.find((item) => item.replaces);
if (!wanted || !soldOut || !swapped) throw new Error('The sample list lacks an entry to show.');

const meta = {
  title: 'Widgets/SupplyList/Line',
  component: SupplyLine,
  tags: ['responsive'],
  args: { item: wanted, onToggle: fn(), onQuantity: fn(), onSwap: fn() },
  decorators: [
    (Story) => (
      <div>
        <h2>Grade 4</h2>
        <h3>Required</h3>
        <ul style={{ margin: 0, padding: 0 }}>
          <Story />
        </ul>
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole', 'asks-nothing'],
    doesNotApply: {
      hebrew: 'Lines in Hebrew are shown by SupplyList.',
    },
    guide: {
      use: 'One entry of a `SupplyList`; on its own only to look at it closely.',
      instead: 'What is in the bag is a `BagLine`.',
      access:
        'A list item named by its product, so that each tick, quantity and button has a place.',
    },
  },
} satisfies Meta<typeof SupplyLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wanted: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Already have it/ }));
    await expect(args.onToggle).toHaveBeenCalledWith(wanted.id, false);
  },
};

/** The same kind, in stock, at the nearest price. */
export const SwapOffered: Story = { args: { item: soldOut } };

export const Swapped: Story = { args: { item: swapped } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./SupplyLine.stories.tsx')),
};
