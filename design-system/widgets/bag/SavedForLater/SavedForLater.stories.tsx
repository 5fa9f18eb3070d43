import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  brokenPicture,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { sampleProducts } from '../../catalogue/catalogue.examples.ts';
import { BagLine } from '../BagLine/index.ts';
import { SavedForLater } from './SavedForLater.tsx';

const meta = {
  title: 'Widgets/SavedForLater',
  component: SavedForLater,
  args: {
    title: 'Saved for later',
    emptyText: 'Nothing is put aside yet.',
  },
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'Below the bag: what was put aside.',
      instead: '`BagLine` in the bag itself.',
      access: 'A region with a heading; it says so when it is empty.',
    },
  },
} satisfies Meta<typeof SavedForLater>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['state-empty', 'state-guest'] };

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

export const BadInput: Story = {
  tags: ['state-hebrew'],
  args: {
    title: title300,
    children: (
      <BagLine
        {...sampleProducts[2]}
        title={mixedTitle}
        picture={brokenPicture}
        price="Free"
        lineTotal=""
        quantity={null}
        onRemove={fn()}
        onMoveToBag={fn()}
      />
    ),
  },
};

export const ManyLines: Story = {
  tags: ['unpictured'],
  args: {
    children: namesOf('Book', 200).map((title) => (
      <BagLine
        key={title}
        {...sampleProducts[2]}
        title={title}
        lineTotal=""
        quantity={null}
        onRemove={fn()}
        onMoveToBag={fn()}
      />
    )),
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./SavedForLater.stories.tsx')),
};
