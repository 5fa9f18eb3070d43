import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BagLine } from '../BagLine/index.ts';
import { sampleProducts } from '../catalogue.examples.ts';
import { SavedForLater } from './SavedForLater.tsx';

const meta = {
  title: 'Widgets/SavedForLater',
  component: SavedForLater,
  args: {
    title: 'Saved for later',
    emptyText: 'Nothing is put aside yet.',
  },
  parameters: {
    guide: {
      use: 'Below the bag: what was put aside.',
      instead: '`BagLine` in the bag itself.',
      access: 'A region with a heading; it says so when it is empty.',
    },
  },
} satisfies Meta<typeof SavedForLater>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithLine: Story = {
  args: {
    children: (
      <BagLine
        {...sampleProducts[2]}
        lineTotal=""
        quantity={null}
        onRemove={fn()}
        onMoveToBag={fn()}
      />
    ),
  },
};
