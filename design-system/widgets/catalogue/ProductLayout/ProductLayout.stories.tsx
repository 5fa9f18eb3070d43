import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { namesOf } from '../../../components/bad-input.examples.ts';
import { samplePictures } from '../../../components/Picture/Picture.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { QuantitySelector } from '../../bag/QuantitySelector/index.ts';
import { BuyPanel } from '../BuyPanel/index.ts';
import { DeliveryPromise } from '../DeliveryPromise/index.ts';
import { Favorite } from '../Favorite/index.ts';
import { PickupPromise } from '../PickupPromise/index.ts';
import { ProductGallery } from '../ProductGallery/index.ts';
import { ProductHeading } from '../ProductHeading/index.ts';
import { ReturnsPromise } from '../ReturnsPromise/index.ts';
import { StockLine } from '../StockLine/index.ts';
import { VariationPicker } from '../VariationPicker/index.ts';
import { ProductLayout } from './ProductLayout.tsx';

const meta = {
  title: 'Widgets/ProductLayout',
  component: ProductLayout,
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'layout'],
    guide: {
      use: 'For the page of one product or bundle: pictures and words side by side on a desk, one below the other on a phone.',
      instead: '`ListingColumns` for a list with filters; `PageColumns` for a form with a summary.',
      access: 'Reading order is the same on every screen: pictures, then words.',
    },
  },
  args: {
    gallery: (
      <ProductGallery
        title="Pomegranate mug"
        pictures={[samplePictures.mug, samplePictures.card]}
      />
    ),
    children: (
      <ProductHeading
        title="Pomegranate mug"
        shortDescription="Thrown by hand and glazed in the red of a ripe fruit."
        creators={[]}
        vendor="Tamar Studio"
        language="eng"
      />
    ),
  },
} satisfies Meta<typeof ProductLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Everything that a product's page may hold, in its place. */
export const Whole: Story = {
  tags: ['state-guest'],
  args: {
    children: (
      <>
        <ProductHeading
          title="Pomegranate mug"
          shortDescription="Thrown by hand and glazed in the red of a ripe fruit."
          creators={[]}
          vendor="Tamar Studio"
          language="eng"
        />
        <BuyPanel
          price="$28.00"
          formerPrice="$34.00"
          stock={<StockLine max={3} />}
          quantity={<QuantitySelector size="large" value={1} max={3} onChange={fn()} />}
          onAdd={fn()}
          busy={false}
          disabled={false}
          addLabel="Add to bag"
          aside={<Favorite title="Pomegranate mug" favorite={false} onToggle={fn()} />}
        >
          <VariationPicker
            onChoose={fn()}
            options={[
              {
                name: 'Size',
                values: [
                  { value: 'Small', selected: false, note: '− $6.00' },
                  { value: 'Large', selected: true },
                  { value: 'Giant', selected: false, unavailable: 'Not made in Red' },
                ],
              },
            ]}
          />
        </BuyPanel>
        <div>
          <DeliveryPromise
            status="ready"
            promise="Get it Tomorrow"
            cutoff="Order within 2 hours 10 minutes"
            notes={['Free Shipping over $49 on Most Orders']}
            zip="10001"
            onZip={fn()}
          />
          <PickupPromise ready="within 3 hours" place="48 Orchard Row, New York" />
          <ReturnsPromise policyPath="/return-policy/42" />
        </div>
      </>
    ),
  },
};

export const HeadingAlone: Story = {};

export const RightToLeft: Story = { tags: ['state-hebrew'], globals: { direction: 'rtl' } };

/** The pictures stay in sight while many words are scrolled. */
export const ManyWords: Story = {
  tags: ['scrolled', '!responsive'],
  args: { children: namesOf('Paragraph', 60).map((words) => <p key={words}>{words}</p>) },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ProductLayout.stories.tsx')),
};
