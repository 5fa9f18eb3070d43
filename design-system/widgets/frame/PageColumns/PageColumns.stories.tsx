import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import { namesOf } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { LineList } from '../../bag/LineList/index.ts';
import { sampleRows } from '../../catalogue/catalogue.examples.ts';
import { OrderSummary } from '../../checkout/OrderSummary/index.ts';
import { PageColumns } from './PageColumns.tsx';

const meta = {
  title: 'Widgets/PageColumns',
  component: PageColumns,
  parameters: {
    kinds: ['same-for-everyone', 'no-words', 'layout'],
    guide: {
      use: 'For work with its figures beside it: the bag, the checkout, the review.',
      instead:
        'A product page has `ProductLayout`, a list with filters `ListingColumns`; text alone is a `ContentPage`.',
      access:
        'It brings the `h1` of the page. The figures come after the work in the order of reading, also where they stand beside it.',
    },
  },
  args: {
    title: 'Your bag',
    children: (
      <LineList lines={[{ key: 'mug', title: 'Pomegranate mug', quantity: 4, total: '$58.00' }]} />
    ),
  },
} satisfies Meta<typeof PageColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = { tags: ['state-guest'] };

export const WithFigures: Story = {
  args: {
    lead: <p>Everything in it is in stock.</p>,
    aside: (
      <OrderSummary rows={[...sampleRows]} total={{ label: 'Total', value: '$62.40' }}>
        <ButtonLink href="/checkout" size="large" block>
          Checkout
        </ButtonLink>
      </OrderSummary>
    ),
  },
};

/** The figures stay in sight while a long bag is scrolled. */
export const LongWork: Story = {
  tags: ['scrolled'],
  args: {
    ...WithFigures.args,
    children: (
      <LineList
        lines={namesOf('Pomegranate mug', 24).map((title) => ({
          key: title,
          title,
          quantity: 1,
          total: '$14.50',
        }))}
      />
    ),
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'print', '!autodocs'],
  ...galleryOf(() => import('./PageColumns.stories.tsx')),
};
