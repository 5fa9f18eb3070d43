import type { Answer } from './endpoint.ts';
import { samplePicture } from './picture.examples.ts';
import { type Picture, thumbnailOf } from './picture.ts';
import type { Product, ProductCard, readCards, readProduct, Variation } from './product.ts';

const paragraphs = (...texts: string[]) => texts.join('\n\n');

const miriamAdler = {
  id: 31,
  name: 'Miriam Adler',
  heb_name: null,
  path: '/creator/miriam-adler/31',
};
const danielNavon = {
  id: 32,
  name: 'Daniel Navon',
  heb_name: 'דניאל נבון',
  path: '/creator/daniel-navon/32',
};

const home = { name: 'Home', path: '/' };

/** A product's pictures, the first of which stands for it. */
const pictured = (image: Picture, ...others: Picture[]) => {
  const media = [image, ...others];
  return { image, media, media_urls: media.map(thumbnailOf) };
};

/** A product's only picture. */
const shown = (...picture: Parameters<typeof samplePicture>) => pictured(samplePicture(...picture));

/** A plain printed book in stock, with what an example wants different. */
const book = (
  different: Partial<Product> & Pick<Product, 'id' | 'title' | 'path' | 'sku'>,
): Product => ({
  type: 'product',
  item_type: 'physical',
  heb_title: null,
  price: 24,
  fake_price: 0,
  vendor: 'Lamplight Press',
  vendor_id: 21,
  creators: [miriamAdler],
  ...shown('mapmaker', `Cover of ${different.title}`),
  max: 40,
  max_quantity: 99,
  has_variations: false,
  preorder_date: null,
  exclude_free_shipping: false,
  product_id: different.id,
  description: paragraphs(
    'Thirty-one walks to places where nothing much happens: a reading room at noon, an orchard after the harvest, the last carriage of the evening train.',
    'Each comes with a map drawn by hand, the hour to go, and what to listen for when you get there.',
  ),
  short_desc: 'Thirty-one walks for people who would rather listen.',
  heb_description: null,
  heb_short_desc: null,
  meta: [
    { label: 'Pages', value: '312' },
    { label: 'Binding', value: 'Clothbound' },
    { label: 'Language', value: 'English' },
    { label: 'ISBN', value: '978-1-4028-9462-6' },
  ],
  tax_code: 1,
  options: [],
  variation_infos: [],
  personalizations: [],
  gift_wrap: 4.95,
  parts: [],
  related: [],
  ...different,
  breadcrumbs: [
    ...(different.breadcrumbs ?? [
      home,
      { name: 'Books', path: '/books/books/1' },
      { name: 'Nature', path: '/books/nature/11' },
    ]),
    { name: different.title, path: different.path },
  ],
});

/** The card of a product, as listings and rails show it. */
export const cardOf = (product: Product): ProductCard => ({
  id: product.id,
  type: product.type,
  item_type: product.item_type,
  title: product.title,
  heb_title: product.heb_title,
  path: product.path,
  price: product.price,
  fake_price: product.fake_price,
  vendor: product.vendor,
  creators: product.creators.map((creator) => creator.name),
  image: product.image,
  max: product.max,
  has_variations: product.has_variations,
  sku: product.sku,
  preorder_date: product.preorder_date,
  exclude_free_shipping: product.exclude_free_shipping,
});

const pencils: Product = {
  ...book({
    id: 103,
    title: 'Cedar Pencils, Set of Twelve',
    path: '/products/cedar-pencils-set-of-twelve/103',
    sku: 'GF-PENCILS-12',
  }),
  price: 9.5,
  vendor: 'Plain & Sharp',
  vendor_id: 22,
  creators: [],
  ...shown('cedar-pencils', 'Cedar pencils in a clay cup'),
  max: 3,
  description:
    'Incense cedar, soft graphite, no lacquer. They smell of a workshop and sharpen clean.',
  short_desc: 'Incense cedar, soft graphite, no lacquer.',
  meta: [{ label: 'Hardness', value: '2B' }],
  breadcrumbs: [
    home,
    { name: 'School', path: '/school/school/3' },
    { name: 'Pencils', path: '/school/pencils/31' },
    { name: 'Cedar Pencils, Set of Twelve', path: '/products/cedar-pencils-set-of-twelve/103' },
  ],
};

const quietPlaces = book({
  id: 101,
  title: 'A Field Guide to Quiet Places',
  path: '/products/a-field-guide-to-quiet-places/101',
  sku: 'BK-QUIET-01',
  ...pictured(
    samplePicture('quiet-places', 'Cover of A Field Guide to Quiet Places'),
    samplePicture('quiet-places-spread', 'The same book, open'),
    samplePicture('quiet-places-pile', 'Four copies in a pile'),
  ),
  fake_price: 30,
  related: [cardOf(pencils)],
});

const glazes = ['Olive', 'Cream', 'Ink'];
const sizes = ['Small', 'Large'];

const mugVariation = (glaze: string, size: string, place: number): Variation => ({
  id: 1020 + place,
  options: { Color: glaze, Size: size },
  price: size === 'Large' ? 28 : 22,
  fake_price: 0,
  picture: samplePicture('stoneware-mug', `${size} stoneware mug in ${glaze.toLowerCase()}`),
  preorder_date: null,
  item_type: 'physical',
  max: glaze === 'Ink' && size === 'Large' ? 0 : 12,
  max_quantity: 99,
  sku: `GF-MUG-${glaze}-${size}`.toUpperCase(),
  meta: [
    { label: 'Color', value: glaze },
    { label: 'Size', value: size },
  ],
});

const mug: Product = {
  ...book({
    id: 102,
    title: 'Harbor Stoneware Mug',
    path: '/products/harbor-stoneware-mug/102',
    sku: 'GF-MUG',
  }),
  price: 22,
  vendor: 'Potter’s Row',
  vendor_id: 23,
  creators: [],
  ...shown('stoneware-mug', 'Stoneware mug in olive'),
  max: 60,
  has_variations: true,
  description:
    'Thrown by hand and glazed to the foot, so that it can stand on a book without a saucer.',
  short_desc: 'Thrown by hand, glazed to the foot.',
  meta: [{ label: 'Care', value: 'Dishwasher safe' }],
  options: [
    { name: 'Color', values: glazes },
    { name: 'Size', values: sizes },
  ],
  variation_infos: glazes.flatMap((glaze, row) =>
    sizes.map((size, column) => mugVariation(glaze, size, row * sizes.length + column + 1)),
  ),
  breadcrumbs: [
    home,
    { name: 'Gifts', path: '/gifts/gifts/2' },
    { name: 'Table', path: '/gifts/table/21' },
    { name: 'Harbor Stoneware Mug', path: '/products/harbor-stoneware-mug/102' },
  ],
  related: [cardOf(quietPlaces)],
};

const orchardLetters: Product = {
  ...book({
    id: 104,
    title: 'Letters from the Orchard',
    path: '/products/letters-from-the-orchard/104',
    sku: 'BK-ORCHARD-01',
  }),
  heb_title: 'מכתבים מן הפרדס',
  price: 19.95,
  creators: [danielNavon],
  ...shown('orchard', 'Cover of Letters from the Orchard'),
  description:
    'A grandfather in the Sharon writes to a grandson in Chicago, one letter for each month of a last harvest.',
  short_desc: 'Twelve letters, one harvest, two languages.',
  heb_description:
    'סבא מן השרון כותב לנכדו בשיקגו: שנים־עשר מכתבים, מכתב לכל חודש של הבציר האחרון.',
  heb_short_desc: 'שנים־עשר מכתבים, קטיף אחד, שתי שפות.',
  breadcrumbs: [
    home,
    { name: 'Books', path: '/books/books/1' },
    { name: 'Fiction', path: '/books/fiction/12' },
    { name: 'Letters from the Orchard', path: '/products/letters-from-the-orchard/104' },
  ],
};

const giftCard: Product = {
  ...book({
    id: 105,
    title: 'Otzar Gift Card',
    path: '/products/otzar-gift-card/105',
    sku: 'GC-50',
  }),
  type: 'giftCard',
  item_type: 'digital',
  gift_wrap: null,
  price: 50,
  vendor: 'Otzar',
  vendor_id: 24,
  creators: [],
  ...shown('otzar-card', 'Gift card with pomegranates'),
  description:
    'Sent by e-mail within the hour. It never expires and pays for anything in the shop.',
  short_desc: 'Sent by e-mail within the hour.',
  meta: [],
  tax_code: 22,
  exclude_free_shipping: true,
  breadcrumbs: [
    home,
    { name: 'Gifts', path: '/gifts/gifts/2' },
    { name: 'Otzar Gift Card', path: '/products/otzar-gift-card/105' },
  ],
};

const audiobook: Product = {
  ...book({
    id: 106,
    title: 'Quiet Places, Read by the Author',
    path: '/products/quiet-places-read-by-the-author/106',
    sku: 'DG-QUIET-01',
  }),
  ...shown('read-aloud', 'A player with the cover of Quiet Places'),
  item_type: 'digital',
  gift_wrap: null,
  price: 14.99,
  max: 99,
  short_desc: 'Nine hours, unabridged, to keep.',
  meta: [{ label: 'Length', value: '9 h 12 min' }],
};

const nightFerry = book({
  id: 107,
  title: 'Night Ferry to Haifa',
  path: '/products/night-ferry-to-haifa/107',
  sku: 'BK-FERRY-01',
  ...shown('night-ferry', 'Cover of Night Ferry to Haifa'),
  price: 17.5,
  max: 0,
  short_desc: 'A crime novel in eleven crossings.',
});

const mapmaker = book({
  id: 108,
  title: 'The Mapmaker’s Winter',
  path: '/products/the-mapmakers-winter/108',
  sku: 'BK-MAP-01',
  price: 27,
  preorder_date: '2027-02-02',
  short_desc: 'Snow closes the pass, and the map is wrong.',
});

const starterShelf: Product = {
  ...book({
    id: 109,
    title: 'The Quiet Desk',
    path: '/bundles/the-quiet-desk/109',
    sku: 'BN-DESK-01',
  }),
  ...shown('quiet-desk', 'Four parcels tied with a ribbon'),
  type: 'bundle',
  price: 29.5,
  fake_price: 33.5,
  max: 3,
  short_desc: 'The field guide and twelve pencils to write in it.',
  description: 'The field guide and twelve pencils to write in its margins, tied with linen tape.',
  parts: [
    { quantity: 1, product: cardOf(quietPlaces) },
    { quantity: 1, product: cardOf(pencils) },
  ],
};

const notebook: Product = {
  ...book({
    id: 110,
    title: 'Linen Notebook',
    path: '/products/linen-notebook/110',
    sku: 'GF-NOTE-01',
  }),
  ...shown('notebook', 'A blue notebook with a label'),
  price: 16,
  vendor: 'Plain & Sharp',
  vendor_id: 22,
  creators: [],
  short_desc: 'Stitched, so that it lies flat; with your name on the cover.',
  personalizations: [{ key: 'name', label: 'Name on the cover', price: 4.5, max_length: 24 }],
};

const globe: Product = {
  ...book({
    id: 111,
    title: 'Standing Globe',
    path: '/products/standing-globe/111',
    sku: 'GF-GLOBE',
  }),
  ...shown('globe', 'A globe on its stand'),
  price: 189,
  vendor: 'Potter’s Row',
  vendor_id: 23,
  creators: [],
  exclude_free_shipping: true,
  gift_wrap: 9.95,
  short_desc: 'On an oak stand, at reading height.',
};

const subscription: Product = {
  ...book({
    id: 112,
    title: 'A Picture Book a Month',
    path: '/products/a-picture-book-a-month/112',
    sku: 'RC-PICTURE-01',
  }),
  ...shown('picture-book-month', 'Cover of a picture book'),
  item_type: 'recurring',
  gift_wrap: null,
  price: 18,
  short_desc: 'Chosen by our children’s bookseller, posted on the first.',
};

/** Every product of the examples, in order of how well it sells. */
export const sampleProducts: Product[] = [
  quietPlaces,
  mug,
  orchardLetters,
  pencils,
  notebook,
  mapmaker,
  giftCard,
  audiobook,
  nightFerry,
  starterShelf,
  globe,
  subscription,
];

export const readProductExamples = {
  default: quietPlaces,
  hebrew: orchardLetters,
  soldOut: nightFerry,
  lowStock: pencils,
  variations: mug,
  preorder: mapmaker,
  giftCard,
  digital: audiobook,
  bundle: starterShelf,
  personalized: notebook,
  excludedFromFreeShipping: globe,
  recurring: subscription,
} satisfies Record<string, Answer<typeof readProduct>>;

export const readCardsExamples = {
  default: sampleProducts.slice(0, 6).map(cardOf),
  empty: [],
} satisfies Record<string, Answer<typeof readCards>>;
