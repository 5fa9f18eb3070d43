import { samplePictures } from '../../../components/Picture/Picture.examples.ts';
import type { SupplyItem } from './SupplyLine.tsx';

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

interface Entry extends Partial<SupplyItem> {
  title: string;
  cents: number;
}

/** An entry with its figures worked out, as the caller of the widget would. */
export function supplyOf({ cents, ...entry }: Entry, index: number): SupplyItem {
  const quantity = entry.quantity ?? 1;
  return {
    id: index + 1,
    path: `/products/supply/${index + 1}`,
    required: true,
    included: true,
    asked: quantity,
    max: 24,
    price: dollars(cents),
    picture: samplePictures.pencils,
    ...entry,
    quantity,
    total: dollars(cents * quantity),
  };
}

const entries: Entry[] = [
  { title: 'Colored pencils, box of twelve', cents: 895, quantity: 2 },
  { title: 'Composition book, wide ruled', cents: 325, quantity: 6, picture: samplePictures.book },
  {
    title: 'Alef-Bet writing primer',
    hebTitle: 'חוברת כתיבה אל״ף־בי״ת',
    cents: 1450,
    picture: samplePictures.book,
  },
  { title: 'Blunt scissors', cents: 475, included: false },
  {
    title: 'Beeswax crayons, block of eight',
    cents: 1290,
    max: 0,
    swap: { title: 'Soy crayons, box of eight', price: '$11.90' },
  },
  {
    title: 'Canvas pencil case, ink blue',
    cents: 950,
    replaces: 'Canvas pencil case, pomegranate',
  },
  {
    title: 'Enamel cup for water and brushes',
    cents: 1450,
    required: false,
    picture: samplePictures.mug,
  },
  {
    title: 'A second primer, for home',
    cents: 1450,
    required: false,
    included: false,
    picture: samplePictures.book,
  },
];

/** A list with each kind of entry: ticked, optional, sold out with and without a swap, swapped. */
export const sampleSupplies: SupplyItem[] = entries.map(supplyOf);
