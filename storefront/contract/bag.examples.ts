import type { BagLine, checkMax, LineOffer } from './bag.ts';
import { noa } from './customer.examples.ts';
import type {
  mergeBag,
  readBag,
  readLater,
  removeFromBag,
  removeFromLater,
  saveBag,
  saveLater,
} from './customer-bag.ts';
import { oliveBranch, readEGiftCardExamples } from './e-gift-card.examples.ts';
import type { Answer } from './endpoint.ts';
import { readProductExamples } from './product.examples.ts';
import type { Product, Variation } from './product.ts';

/** What the shop offers of a product, or of one of its variations. */
export const offerOf = (product: Product, variation?: Variation): LineOffer => ({
  id: variation?.id ?? product.id,
  type: variation ? 'variation' : product.type,
  item_key: '',
  item_type: product.item_type,
  quantity: 1,
  max: (variation ?? product).max,
  price: (variation ?? product).price,
  fake_price: (variation ?? product).fake_price,
  tax_code: product.tax_code,
  title: product.title,
  heb_title: product.heb_title,
  variation: Object.values(variation?.options ?? {}).join(', '),
  sku: (variation ?? product).sku,
  product_id: product.product_id,
  path: product.path,
  vendor: product.vendor,
  image: variation?.picture ?? product.image,
  preorder_date: product.preorder_date,
  exclude_free_shipping: product.exclude_free_shipping,
});

const line = (product: Product, quantity: number, variation?: Variation): BagLine => ({
  ...offerOf(product, variation),
  quantity,
  gift_options: null,
  personalization: [],
  gift_card: null,
});

const { default: eGiftCardOffer } = readEGiftCardExamples;

/** An e-gift card as a browser keeps it, for a friend's birthday. */
const eGiftCard: BagLine = {
  ...line(readProductExamples.giftCard, 1),
  id: eGiftCardOffer.id,
  product_id: eGiftCardOffer.id,
  item_key: 'b7d1f3a95c2e4860',
  max: eGiftCardOffer.max,
  price: 75,
  title: eGiftCardOffer.title,
  variation: 'Olive Branch, for Tamar',
  sku: eGiftCardOffer.sku,
  path: '/e-gift-card',
  image: oliveBranch.image,
  gift_card: {
    amount: 75,
    design: 'olive',
    recipient_name: 'Tamar',
    recipient_email: 'tamar@example.com',
    sender_name: 'Noa',
    message: 'Happy birthday! Choose something slow.',
    deliver_on: '2026-12-01',
  },
};

const notebookWithName: BagLine = {
  ...line(readProductExamples.personalized, 2),
  item_key: '5f0c27d94be81a36',
  gift_options: { wrap: true, message: 'For the first day of school.', price: 4.95 },
  personalization: [
    { entries: [{ key: 'name', label: 'Name on the cover', value: 'נועה לוי', price: 4.5 }] },
  ],
};

/** Lines of a bag as a browser keeps them, by what is special about them. */
export const sampleLines = {
  book: line(readProductExamples.default, 2),
  mug: line(readProductExamples.variations, 1, readProductExamples.variations.variation_infos[0]),
  hebrew: line(readProductExamples.hebrew, 1),
  pencils: line(readProductExamples.lowStock, 3),
  giftCard: line(readProductExamples.giftCard, 1),
  soldOut: line(readProductExamples.soldOut, 1),
  eGiftCard,
  notebookWithName,
} satisfies Record<string, BagLine>;

export const checkMaxExamples = {
  default: [offerOf(readProductExamples.default), offerOf(readProductExamples.lowStock)],
  hebrew: [offerOf(readProductExamples.hebrew)],
  soldOut: [offerOf(readProductExamples.soldOut)],
  empty: [],
} satisfies Record<string, Answer<typeof checkMax>>;

const { book, mug, hebrew } = sampleLines;

export const readBagExamples = {
  default: [book, mug],
  empty: [],
} satisfies Record<string, Answer<typeof readBag>>;

export const saveBagExamples = {
  default: [book, mug],
} satisfies Record<string, Answer<typeof saveBag>>;

export const removeFromBagExamples = {
  default: [book],
} satisfies Record<string, Answer<typeof removeFromBag>>;

export const readLaterExamples = {
  default: [hebrew],
  empty: [],
} satisfies Record<string, Answer<typeof readLater>>;

export const saveLaterExamples = {
  default: [hebrew],
} satisfies Record<string, Answer<typeof saveLater>>;

export const removeFromLaterExamples = {
  default: [],
} satisfies Record<string, Answer<typeof removeFromLater>>;

export const mergeBagExamples = {
  default: {
    customer: noa.id,
    before: { bag: [book], later: [] },
    bag: [book, mug],
    later: [hebrew],
    favorites: noa.favorites,
  },
} satisfies Record<string, Answer<typeof mergeBag>>;
