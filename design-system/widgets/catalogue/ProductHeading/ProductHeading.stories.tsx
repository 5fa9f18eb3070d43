import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { FollowButton } from '../FollowButton/index.ts';
import { ProductHeading } from './ProductHeading.tsx';

const meta = {
  title: 'Widgets/ProductHeading',
  component: ProductHeading,
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'At the head of a product’s page: who brings it out, what it is called, who made it, and in a sentence what it is.',
      instead: '`ListingHeader` for a page of many products; `ProductDetails` for the long words.',
      access:
        'The page’s `h1`. Hebrew carries its language and direction, and only what has Hebrew changes.',
    },
  },
  args: {
    title: 'A Garden of Small Letters',
    hebTitle: 'גן של אותיות קטנות',
    shortDescription:
      'An alphabet book for children who ask why every letter looks the way it does.',
    hebShortDescription: 'ספר אלף־בית לילדים ששואלים מדוע כל אות נראית כפי שהיא נראית.',
    creators: [
      { name: 'Yonatan Sela', hebName: 'יונתן סלע' },
      { name: 'Dana Peretz', hebName: 'דנה פרץ' },
    ],
    vendor: 'Two Windows Press',
    language: 'eng',
  },
} satisfies Meta<typeof ProductHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { tags: ['state-guest'] };

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  args: { language: 'heb' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'גן של אותיות קטנות' });
    await expect(title).toHaveAttribute('lang', 'he');
    await expect(title).toHaveAttribute('dir', 'rtl');
  },
};

/** What has no Hebrew stays English, even where Hebrew was chosen. */
export const HebrewInPart: Story = {
  tags: ['state-hebrew'],
  args: {
    language: 'heb',
    hebShortDescription: undefined,
    creators: [{ name: 'Miriam Adler' }],
  },
};

export const LongTitle: Story = { args: { title: title300, hebTitle: undefined } };

/** Both directions in one line, and markup, are read as they are. */
export const MixedScripts: Story = {
  tags: ['state-hebrew'],
  args: {
    title: mixedTitle,
    hebTitle: undefined,
    shortDescription: markupTitle,
    creators: [{ name: 'יונתן סלע' }, { name: 'Dana Peretz' }],
  },
};

/** A vendor and a creator can be followed, where the page offers it. */
export const WithFollow: Story = {
  args: {
    creators: [
      {
        name: 'Yonatan Sela',
        hebName: 'יונתן סלע',
        path: '/creator/yonatan-sela/1',
        aside: <FollowButton name="Yonatan Sela" following onToggle={fn()} />,
      },
    ],
    vendorPath: '/search?q=Two+Windows+Press',
    vendorAside: <FollowButton name="Two Windows Press" following={false} onToggle={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Yonatan Sela' })).toHaveAttribute(
      'href',
      '/creator/yonatan-sela/1',
    );
  },
};

/** Title and names are there before the rest, in the places where they stay. */
export const Coming: Story = {
  tags: ['unpictured'],
  args: { pending: true, shortDescription: '' },
};

export const WithoutCreators: Story = {
  args: { title: 'Pomegranate mug', hebTitle: undefined, creators: [] },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ProductHeading.stories.tsx')),
};
