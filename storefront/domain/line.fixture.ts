import type { BagLine } from '@otzar/contract/bag';
import fc from 'fast-check';

/** A plain taxed book, with what a test wants different. */
export const aLine = (different: Partial<BagLine> = {}): BagLine => ({
  id: 1,
  type: 'product',
  item_key: '',
  item_type: 'physical',
  quantity: 1,
  max: 10,
  price: 20,
  fake_price: 0,
  tax_code: 1,
  title: 'A Field Guide to Quiet Places',
  heb_title: null,
  variation: '',
  sku: 'BK-1',
  product_id: 1,
  path: '/products/a-field-guide-to-quiet-places/1',
  vendor: 'Lamplight Press',
  image: { src: '/media/sample/cover', width: 640, height: 960, tint: '#c9b79c', alt: 'Cover' },
  preorder_date: null,
  exclude_free_shipping: false,
  gift_options: null,
  personalization: [],
  gift_card: null,
  ...different,
});

const usd = fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100);

const giftOptions = fc.option(
  fc.record({ wrap: fc.boolean(), message: fc.string({ maxLength: 20 }), price: usd }),
);

const personalization = fc.array(
  fc.record({
    entries: fc.array(
      fc.record({ key: fc.string(), label: fc.string(), value: fc.string(), price: usd }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 2 },
);

/** Any line that can be bought, from a small range of ids so that lines meet each other. */
export const anyLine: fc.Arbitrary<BagLine> = fc
  .record({
    id: fc.integer({ min: 1, max: 6 }),
    type: fc.constantFrom('product', 'variation', 'giftCard'),
    item_key: fc.constantFrom('', 'a'),
    item_type: fc.constantFrom('physical', 'digital', 'service', 'recurring'),
    quantity: fc.integer({ min: 1, max: 30 }),
    max: fc.integer({ min: 1, max: 20 }),
    price: usd,
    tax_code: fc.constantFrom(1, 22),
    exclude_free_shipping: fc.boolean(),
    gift_options: giftOptions,
    personalization,
  } as const)
  .map(aLine);

/** A few of them, some of which are the same line. */
export const anyLines = fc.array(anyLine, { maxLength: 12 });
