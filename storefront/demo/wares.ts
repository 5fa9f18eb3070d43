import { type Chance, cyclic } from '../server/kit/chance.ts';
import {
  type Draft,
  filled,
  type Kind,
  priceBetween,
  type Sketch,
  shareOf,
  type VariationDraft,
} from './draft.ts';
import { colors, type Design, decorations, lines } from './words/looks.ts';
import { careNotes, hebrewCareNotes, type Ware, wares } from './words/wares.ts';

/** Share of gifts and school things with Hebrew words. */
const HEBREW_SHARE = 0.25;

interface Made {
  object: { en: string; he: string; motif: string };
  design: Design;
  color: Design;
  name: string;
}

const madeOf = (ware: Ware, n: number, chance: Chance): Made => {
  const [en = '', he = '', motif = ''] = cyclic(ware.objects, n).split('|');
  const look = Math.floor(n / ware.objects.length) + (n % ware.objects.length) * 5;
  const decoration = cyclic(decorations, look);
  const line = cyclic(lines, look);
  const design = ware.named === 'decoration' ? decoration : { ...line, key: decoration.key };
  return {
    object: { en, he, motif },
    design,
    color: cyclic(colors, n + chance.whole(0, 3)),
    name: `${design.en} ${en}`,
  };
};

const motifOf = ({ object, design }: Made, color: Design) =>
  `${object.motif}/${color.key}/${design.key}`;

interface Variant {
  shade: Design;
  /** Empty where the ware has but one. */
  size: string;
  price_cents: number;
  unavailable: boolean;
}

const variationOf = (
  ware: Ware,
  made: Made,
  { shade, size, price_cents, unavailable }: Variant,
): VariationDraft => ({
  options: {
    ...(ware.colored && { Color: shade.en }),
    ...(ware.sizes && { [ware.sizes.name]: size }),
  },
  price_cents,
  item_type: 'physical',
  unavailable,
  sketch: {
    motif: motifOf(made, size === 'Gold-plated' ? { ...shade, key: 'gold' } : shade),
    words: [made.design.en],
    alt: `${made.name}, ${[ware.colored ? shade.en : '', size].filter(Boolean).join(', ')}`,
  },
});

/** Every size of every color, without some combinations and with some that are sold out. */
const variationsOf = (
  ware: Ware,
  made: Made,
  price_cents: number,
  chance: Chance,
): Pick<Draft, 'options' | 'variations'> => {
  const own = chance.shuffled(colors.filter(({ key }) => key !== made.color.key)).slice(0, 2);
  const shades = ware.colored ? [made.color, ...own] : [made.color];
  const sizes = ware.sizes?.values ?? [''];
  const several = sizes.length > 1 && shades.length > 1;
  const variations = shades.flatMap((shade) =>
    sizes.flatMap((size, step) => {
      const left = chance.next();
      if (several && left < 0.12) return [];
      const dearer = ware.sizes?.name === 'Ruling' ? 0 : step * 0.22;
      const price = dearer ? shareOf(price_cents, 1 + dearer) : price_cents;
      return variationOf(ware, made, { shade, size, price_cents: price, unavailable: left > 0.88 });
    }),
  );
  const used = (name: string, values: string[]) => ({
    name,
    values: values.filter((value) => variations.some(({ options }) => options[name] === value)),
  });
  const shadeNames = shades.map(({ en }) => en);
  return {
    options: [
      ...(ware.colored ? [used('Color', shadeNames)] : []),
      ...(ware.sizes ? [used(ware.sizes.name, ware.sizes.values)] : []),
    ],
    variations,
  };
};

const sketchesOf = (made: Made, chance: Chance): Sketch[] => {
  const motif = motifOf(made, made.color);
  const more = chance.shuffled([
    { motif: `${motif}/detail`, words: [], alt: `${made.name}, seen close` },
    { motif: `${motif}/pair`, words: [], alt: `Two of the ${made.name}` },
    { motif: `${motif}/boxed`, words: [made.design.en], alt: `${made.name} in its box` },
  ]);
  return [{ motif, words: [made.design.en], alt: made.name }, ...more.slice(0, chance.whole(1, 3))];
};

const wareOf = (ware: Ware, n: number, chance: Chance): Draft => {
  const made = madeOf(ware, n, chance);
  const { object, design } = made;
  const edition = Math.floor(n / (ware.objects.length * (ware.named === 'decoration' ? 14 : 10)));
  const price_cents = priceBetween(chance, ...ware.dollars);
  const said = { design: design.en.toLowerCase() };
  const he =
    ware.named === 'decoration'
      ? `${object.he} בעיטור ${design.he}`
      : `${object.he} «${design.he}»`;
  const round = Math.floor(n / ware.short.length);
  return {
    type: 'product',
    item_type: 'physical',
    code: ware.code,
    title: {
      en: edition ? `${made.name} No. ${edition + 1}` : made.name,
      he: edition ? `${he}, מס׳ ${edition + 1}` : he,
    },
    short: { en: filled(cyclic(ware.short, n + round), said), he: cyclic(ware.hebrewShort, n) },
    description: {
      en: [filled(cyclic(ware.opening, n + round), said), cyclic(careNotes, n)],
      he: [cyclic(ware.hebrew, n), cyclic(hebrewCareNotes, n)],
    },
    hebrew: chance.happens(HEBREW_SHARE),
    vendor: chance.pick(ware.vendors),
    creators: [],
    price_cents,
    heavy: chance.happens(ware.heavy ?? 0),
    canPreorder: false,
    max_quantity: 99,
    meta: [
      ...Object.entries(ware.facts).map(([label, values]) => ({
        label,
        value: chance.pick(values),
      })),
      ...(ware.colored ? [{ label: 'Color', value: made.color.en }] : []),
    ],
    ...(chance.happens(ware.varied ?? 0)
      ? variationsOf(ware, made, price_cents, chance)
      : { options: [], variations: [] }),
    personalizations:
      ware.personal && chance.happens(ware.personal.share) ? [ware.personal.field] : [],
    sketches: sketchesOf(made, chance),
  };
};

/** Gifts and school things. */
export const wareKinds: Kind[] = wares.map((ware) => ({
  shelf: ware.shelf,
  count: ware.count,
  draft: (n, chance) => wareOf(ware, n, chance),
}));
