import type {
  bundle_part,
  Drawing,
  product,
  product_category,
  product_creator,
  variation,
} from '../server/db/schema.ts';
import { type Chance, chanceOf, cyclic } from '../server/kit/chance.ts';
import { drawingOf } from '../server/kit/pictures/drawing.ts';
import { bookKinds } from './books.ts';
import { categoryId, lineage } from './departments.ts';
import { type Draft, type Kind, type Sketch, shareOf } from './draft.ts';
import { type Landmark, landmarks } from './landmarks.ts';
import { offerKinds } from './offers.ts';
import { pictures } from './pictures/source.ts';
import { wareKinds } from './wares.ts';
import { sets } from './words/offers.ts';
import { vendors } from './words/people.ts';

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert'];
type ProductRow = Row<typeof product> & { id: number; sku: string };
type VariationRow = Row<typeof variation>;

/** One product with everything that hangs on it. */
export interface Entry {
  product: ProductRow;
  variations: VariationRow[];
  creators: Row<typeof product_creator>[];
  parts: Row<typeof bundle_part>[];
  categories: Row<typeof product_category>[];
}

/** Changes whatever is drawn by lot. */
const SEED = 'otzar-1';
/** The day on which the catalogue was made; release dates are counted from it. */
const MADE_ON = Date.UTC(2026, 10, 1);
const DAY = 86_400_000;
/** The order of kinds repeats after so many products. */
const ROUND = 1200;
const BUNDLES = 40;
/** At most so many variations a product, so that their ids follow from its own. */
const VARIATIONS_A_PRODUCT = 16;
const UNLIMITED = 9999;

const TAXED = 20;
const UNTAXED = 22;

const isoDay = (daysFromMade: number) =>
  new Date(MADE_ON + daysFromMade * DAY).toISOString().slice(0, 10);

/** A slot of the round: a kind, or null for a bundle. */
interface Slot {
  kind: Kind | null;
  /** How many slots of its kind came before it. */
  rank: number;
  /** How many slots of its kind a round has. */
  share: number;
  landmark: Landmark | null;
}

const kinds = [...bookKinds, ...wareKinds, ...offerKinds];
const kindByShelf = new Map(kinds.map((kind) => [kind.shelf, kind]));

const roundOfSlots = (): Slot[] => {
  const pool: (Kind | null)[] = [
    ...kinds.flatMap((kind) => Array.from({ length: kind.count }, () => kind)),
    ...Array.from({ length: BUNDLES }, () => null),
  ];
  const first = Object.values<Landmark>(landmarks).map(
    ({ shelf }) => kindByShelf.get(shelf) ?? null,
  );
  for (const kind of first) pool.splice(pool.indexOf(kind), 1);
  const rest = chanceOf(SEED, 'order').shuffled(pool);
  const ranks = new Map<Kind | null, number>();
  return [...first, ...rest].map((kind, at) => {
    const rank = ranks.get(kind) ?? 0;
    ranks.set(kind, rank + 1);
    const landmark = Object.values<Landmark>(landmarks)[at] ?? null;
    return { kind, rank, share: kind?.count ?? BUNDLES, landmark };
  });
};
const slots = roundOfSlots();
if (slots.length !== ROUND) throw new Error(`A round has ${slots.length} products, not ${ROUND}.`);

const fits = (draft: Draft, wanted: Landmark) =>
  draft.variations.length > 0 === Boolean(wanted.varied) &&
  draft.personalizations.length > 0 === Boolean(wanted.personal) &&
  draft.heavy === Boolean(wanted.heavy) &&
  draft.price_cents > 0 &&
  (!wanted.hebrew || draft.hebrew);

const draftAt = (index: number): Draft => {
  const { kind, rank, share, landmark } = cyclic(slots, index);
  const round = Math.floor(index / ROUND);
  const n = round * share + rank;
  if (!kind) return bundleAt(index, n);
  if (!landmark || round > 0) return kind.draft(n, chanceOf(SEED, 'draft', index));
  for (let attempt = 0; attempt < 1000; attempt++) {
    const draft = kind.draft(n, chanceOf(SEED, 'landmark', index, attempt));
    if (fits(draft, landmark)) return draft;
  }
  throw new Error(`No ${kind.shelf} product fits landmark ${landmark.id}.`);
};

/** What chance (or a landmark) makes of a product: how many there are, since when, and how dear. */
interface Fate {
  stock: number;
  preorder_date: string | null;
  release_date: string;
  popularity: number;
  /** A former price as a multiple of the present one; 0 for none. */
  formerly: number;
  /** Draws what is decided after all of this, e.g. each variation's stock. */
  chance: Chance;
}

const stockOf = (chance: Chance): number => {
  const lot = chance.next();
  if (lot < 0.045) return 0;
  if (lot < 0.115) return chance.whole(1, 3);
  return chance.whole(8, 240);
};

const fateOf = (index: number, draft: Draft): Fate => {
  const chance = chanceOf(SEED, 'fate', index);
  const landmark = index < ROUND ? cyclic(slots, index).landmark : null;
  const byChance = stockOf(chance);
  const announced = chance.happens(0.06) && draft.canPreorder && !landmark;
  const preorder_date =
    landmark?.preorder_date ?? (announced ? isoDay(chance.whole(75, 280)) : null);
  const reduced = chance.happens(0.135) && !landmark && !preorder_date;
  const kept = draft.item_type === 'physical' ? byChance : UNLIMITED;
  const fresh = chance.happens(0.12);
  const age = fresh ? chance.whole(0, 45) : Math.floor(46 + 4000 * chance.next() ** 1.6);
  return {
    stock: preorder_date ? 500 : (landmark?.stock ?? (landmark ? Math.max(kept, 60) : kept)),
    preorder_date,
    release_date: preorder_date ?? isoDay(-age),
    popularity: Math.floor(10_000 * chance.next() ** 2.4) + (fresh ? 600 : 0),
    formerly: reduced && draft.type !== 'giftCard' ? 1.15 + chance.next() * 0.3 : 0,
    chance,
  };
};

const formerPrice = (price_cents: number, fate: Fate) =>
  fate.formerly && price_cents > 0
    ? Math.max(shareOf(price_cents, fate.formerly), price_cents + 100)
    : 0;

/** Spreads a product's stock over its variations; the unavailable get none. */
const stocksOf = (draft: Draft, fate: Fate): number[] => {
  const open = draft.variations.filter(({ unavailable }) => !unavailable).length;
  let left = fate.stock;
  let toServe = open;
  return draft.variations.map(({ unavailable }) => {
    if (unavailable || toServe === 0) return 0;
    toServe -= 1;
    const mean = left / (toServe + 1);
    const share =
      toServe === 0 ? left : Math.min(left, Math.round(mean * fate.chance.between(0.6, 1.4)));
    left -= share;
    return share;
  });
};

/** What can be held can be wrapped; what is heavy takes more paper. */
const wrappingOf = ({ item_type, heavy }: Draft): number | null => {
  if (item_type !== 'physical') return null;
  return heavy ? 995 : 495;
};

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const drawn = ({ of, ...sketch }: Sketch, id: number): Drawing =>
  drawingOf({ ...sketch, seed: of ?? id }, pictures);

const variationRows = (id: number, sku: string, draft: Draft, fate: Fate): VariationRow[] => {
  const stocks = stocksOf(draft, fate);
  return draft.variations.map((made, position) => ({
    id: (id - 1) * VARIATIONS_A_PRODUCT + position + 1,
    product_id: id,
    position,
    options: made.options,
    price_cents: made.price_cents,
    fake_price_cents: formerPrice(made.price_cents, fate),
    stock: made.item_type === 'digital' ? UNLIMITED : (stocks[position] ?? 0),
    max_quantity: made.item_type === 'digital' ? 5 : draft.max_quantity,
    sku: `${sku}-${String(position + 1).padStart(2, '0')}`,
    item_type: made.item_type,
    preorder_date: fate.preorder_date,
    drawing: drawn(made.sketch, id),
  }));
};

/** The product of an index (its id less one): the same, however many others there are. */
export const entryAt = (index: number): Entry => {
  const id = index + 1;
  const draft = draftAt(index);
  const fate = fateOf(index, draft);
  const sku = `OTZ-${draft.code}-${String(id).padStart(6, '0')}`;
  const variations = variationRows(id, sku, draft, fate);
  const price_cents = Math.min(
    ...(variations.length ? variations : [draft]).map((row) => row.price_cents),
  );
  const shelf = cyclic(slots, index).kind?.shelf ?? cyclic(sets, bundleNumber(index)).shelf;
  const category_id = categoryId(shelf);
  const words = draft.hebrew ? draft : null;
  const stock = variations.length
    ? variations.reduce((total, row) => total + row.stock, 0)
    : fate.stock;
  return {
    product: {
      id,
      type: draft.type,
      item_type: draft.item_type,
      title: draft.title.en,
      heb_title: words?.title.he ?? null,
      slug: slugOf(draft.title.en),
      short_desc: draft.short.en,
      description: draft.description.en.join('\n\n'),
      heb_short_desc: words?.short.he ?? null,
      heb_description: words?.description.he.join('\n\n') ?? null,
      vendor_id: vendors.indexOf(draft.vendor) + 1,
      category_id,
      price_cents,
      fake_price_cents: formerPrice(price_cents, fate),
      tax_code: draft.type === 'giftCard' ? UNTAXED : TAXED,
      sku,
      stock: draft.type === 'bundle' ? 0 : stock,
      max_quantity: draft.max_quantity,
      has_variations: variations.length > 1,
      release_date: fate.release_date,
      preorder_date: fate.preorder_date,
      exclude_free_shipping: draft.heavy,
      popularity: fate.popularity,
      meta: draft.meta,
      options: draft.options,
      personalizations: draft.personalizations,
      gift_wrap_cents: wrappingOf(draft),
      drawings: draft.sketches.map((sketch) => drawn(sketch, id)),
    },
    variations,
    creators: draft.creators.map((position, place) => ({
      product_id: id,
      creator_id: position + 1,
      position: place,
    })),
    parts: draft.type === 'bundle' ? partsAt(index) : [],
    categories: lineage(category_id).map((category_id) => ({
      category_id,
      product_id: id,
      popularity: fate.popularity,
    })),
  };
};

const bundleNumber = (index: number) => {
  const { rank, share } = cyclic(slots, index);
  return Math.floor(index / ROUND) * share + rank;
};

/** Whether a product may be put into a set: an ordinary one, in stock now. */
const canBePart = (draft: Draft, fate: Fate) =>
  draft.type === 'product' &&
  draft.item_type === 'physical' &&
  draft.variations.length === 0 &&
  draft.price_cents > 0 &&
  !draft.heavy &&
  !fate.preorder_date &&
  fate.stock >= 8;

interface Part {
  index: number;
  draft: Draft;
  quantity: number;
}

/** Whether what lies there may be part of a set, and is from that shelf; null takes any. */
function isPartFrom(shelf: string | null, at: number): boolean {
  const { kind } = cyclic(slots, at);
  if (!kind || (shelf && kind.shelf !== shelf)) return false;
  const draft = draftAt(at);
  return canBePart(draft, fateOf(at, draft));
}

/**
 * The parts of a set: one product from each shelf that it wants, among those that come before it,
 * so that a part is always there when the set is written.
 */
const chosenParts = (index: number): Part[] => {
  const chance = chanceOf(SEED, 'set', index);
  const chosen = new Map<number, Part>();
  const wanted = cyclic(sets, bundleNumber(index)).from;
  const before = Math.min(index, ROUND);
  const start = chance.whole(0, before - 1);
  const candidates = Array.from({ length: before }, (_, step) => (start + step) % before);
  for (const shelf of [...wanted, null, null]) {
    if (!shelf && chosen.size >= 2) break;
    const at = candidates.find((one) => !chosen.has(one) && isPartFrom(shelf, one));
    if (at === undefined) continue;
    const several = shelf === 'notebooks' || shelf === 'pens';
    chosen.set(at, { index: at, draft: draftAt(at), quantity: several ? 3 : 1 });
  }
  return [...chosen.values()];
};

const partsAt = (index: number) =>
  chosenParts(index).map((part) => ({
    bundle_id: index + 1,
    product_id: part.index + 1,
    quantity: part.quantity,
  }));

const SET_DISCOUNT = 0.88;

const bundleAt = (index: number, n: number): Draft => {
  const idea = cyclic(sets, n);
  const edition = Math.floor(n / sets.length);
  const parts = chosenParts(index);
  const total = parts.reduce((sum, { draft, quantity }) => sum + draft.price_cents * quantity, 0);
  const names = parts.map(
    ({ draft, quantity }) => `${quantity > 1 ? `${quantity} × ` : ''}${draft.title.en}`,
  );
  const pictured = parts.flatMap(({ draft, index: of }) =>
    draft.sketches.slice(0, 1).map((sketch) => ({ ...sketch, of: of + 1 })),
  );
  const chance = chanceOf(SEED, 'set words', index);
  return {
    type: 'bundle',
    item_type: 'physical',
    code: 'SET',
    title: {
      en: `${idea.name}${edition ? `, No. ${edition + 1}` : ''}`,
      he: `${idea.he}${edition ? `, מס׳ ${edition + 1}` : ''}`,
    },
    short: {
      en: `${names.length} good things that belong together, tied with a ribbon.`,
      he: 'כמה דברים טובים ששייכים זה לזה, קשורים בסרט.',
    },
    description: {
      en: [
        `We put these together because customers kept doing it for us: ${names.join('; ')}.`,
        'The set comes tied with cotton ribbon in a plain box that is good enough to give as it is, and costs less than its parts would one by one.',
      ],
      he: [
        'הערכה מורכבת מדברים שלקוחותינו ממילא קנו יחד. היא מגיעה קשורה בסרט כותנה, בקופסה נאה שאפשר לתת כמתנה כמות שהיא.',
        'מחיר הערכה נמוך ממחיר חלקיה.',
      ],
    },
    hebrew: chance.happens(0.4),
    vendor: 'Otzar',
    creators: [],
    price_cents: shareOf(total, SET_DISCOUNT),
    heavy: false,
    canPreorder: false,
    max_quantity: 10,
    meta: [
      { label: 'In the set', value: `${names.length} things` },
      { label: 'Comes in', value: 'A box tied with ribbon' },
    ],
    options: [],
    variations: [],
    personalizations: [],
    sketches: [
      { motif: `bundle/${idea.shelf}`, words: [idea.name], alt: `The set ${idea.name}` },
      ...pictured.slice(0, 3),
    ],
  };
};

/** The catalogue in order, as many products as are asked for; nothing is kept between them. */
export function* catalogue(products: number): Generator<Entry> {
  for (let index = 0; index < products; index++) yield entryAt(index);
}
