import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { StockLine } from './StockLine.tsx';

const meta = {
  title: 'Widgets/StockLine',
  component: StockLine,
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing', 'shop-words'],
    guide: {
      use: 'Once on a product’s page, above the button: whether it can be had now, or when.',
      instead:
        'The badge of `ProductCard` in a list, where only what is out of the ordinary is said.',
      access: 'Always words; the color and the dot only repeat them.',
    },
  },
  args: {
    max: 40,
  },
} satisfies Meta<typeof StockLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state, one below the other. */
export const AllStates: Story = {
  tags: ['state-guest'],
  render: () => (
    <div>
      <StockLine max={40} />
      <StockLine max={5} />
      <StockLine max={1} />
      <StockLine max={12} preorderDate="March 3" />
      <StockLine max={99} digital />
      <StockLine max={0} />
    </div>
  ),
};

export const InStock: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In stock')).toBeVisible();
  },
};

/** From five down the number is said. */
export const Few: Story = {
  args: { max: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 3 left')).toBeVisible();
  },
};

export const Last: Story = { args: { max: 1 } };

export const MaximumZero: Story = {
  args: { max: 0, preorderDate: 'March 3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible();
  },
};

export const Digital: Story = { args: { digital: true, max: 1 } };

export const Preorder: Story = { args: { preorderDate: 'March 3' } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./StockLine.stories.tsx')),
};
