import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ContentPage } from './ContentPage.tsx';

const meta = {
  title: 'Widgets/ContentPage',
  component: ContentPage,
  args: {
    title: 'Shipping',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Every parcel is packed by hand, in paper, on the day you order or the next.',
      },
      { kind: 'heading', text: 'What it costs' },
      { kind: 'item', text: 'Over $49: free on most orders.' },
      { kind: 'item', text: 'Under $49: $4.95.' },
      { kind: 'heading', text: 'משלוחים לישראל' },
      { kind: 'paragraph', text: 'אנחנו שולחים לכל הארץ, בתוך שבועיים.' },
    ],
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'For pages of words that the shop’s people write: policies, about the house.',
      instead:
        'Words within another page are a `Stack` of paragraphs. The contact page has a form: `ContactForm`.',
      access:
        'An article: the title is its first-level heading, items that follow one another become one list. Each block takes its direction from its own first letter. Text is text: no markup in it runs.',
    },
  },
} satisfies Meta<typeof ContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Items that follow one another are one list. */
export const Shipping: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const EmptyList: Story = { tags: ['state-empty'], args: { blocks: [] } };

export const LongTitle: Story = {
  args: {
    title: title300,
    blocks: [
      { kind: 'heading', text: title300 },
      { kind: 'paragraph', text: title300.replaceAll(' ', '') },
      { kind: 'item', text: mixedTitle },
      { kind: 'item', text: markupTitle },
    ],
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    title: 'משלוחים',
    blocks: [
      { kind: 'paragraph', text: 'כל חבילה נארזת ביד, בנייר, ביום ההזמנה או למחרת.' },
      { kind: 'heading', text: 'כמה זה עולה' },
      { kind: 'item', text: 'מעל $49: חינם ברוב ההזמנות.' },
      { kind: 'item', text: 'Under $49: $4.95.' },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ContentPage.stories.tsx')),
};
