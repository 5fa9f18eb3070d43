import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { samplePictures } from '../../../components/Picture/Picture.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ProductDetails } from './ProductDetails.tsx';

const meta = {
  title: 'Widgets/ProductDetails',
  component: ProductDetails,
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'Below the way to buy a product: the long words, for whoever is still reading.',
      instead:
        '`ProductHeading` for the title and the one sentence that stand first; `ContentPage` for a page that sells nothing.',
      access:
        'Each part has a heading; facts are a description list. Hebrew text carries its language and direction, and what has no Hebrew stays English.',
    },
  },
  args: {
    description:
      'Twenty-two letters, twenty-two gardens. Each spread follows one letter from its oldest known shape to the one that children write today.\n\nThe pictures are printed from linocuts in four colors, on paper that takes an eraser.',
    hebDescription:
      'עשרים ושתיים אותיות, עשרים ושניים גנים. כל כפולה מלווה אות אחת מצורתה העתיקה ועד לצורה שילדים כותבים היום.',
    facts: [
      { label: 'Pages', value: '48' },
      { label: 'Binding', value: 'Hardcover, sewn' },
      { label: 'Ages', value: '4 to 8' },
    ],
    language: 'eng',
  },
} satisfies Meta<typeof ProductDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { tags: ['state-guest'] };

export const Hebrew: Story = { tags: ['state-hebrew'], args: { language: 'heb' } };

export const Bundle: Story = {
  args: {
    parts: [
      {
        title: 'The Lamplighter’s Almanac',
        path: '/products/the-lamplighters-almanac/1',
        quantity: 1,
        picture: samplePictures.book,
      },
      {
        title: 'Pomegranate mug',
        path: '/products/pomegranate-mug/3',
        quantity: 2,
        picture: samplePictures.mug,
      },
    ],
  },
};

export const WithoutFacts: Story = { args: { facts: [] } };

/** Chosen Hebrew does not empty the page of a product that has none. */
export const HebrewMissing: Story = { args: { language: 'heb', hebDescription: undefined } };

/** Nothing to say leaves no heading behind. */
export const EmptyList: Story = {
  args: { description: '', facts: [] },
  tags: ['unpictured', 'state-empty'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Long, mixed and marked-up text is read as it is. */
export const LongTitle: Story = {
  args: {
    description: `${title300}\n\n${mixedTitle}\n\n${markupTitle}`,
    facts: [
      { label: title300.slice(0, 60), value: title300 },
      { label: 'ISBN', value: mixedTitle },
      { label: 'Note', value: markupTitle },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ProductDetails.stories.tsx')),
};
