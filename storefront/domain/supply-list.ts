import type { BagLine, LineOffer } from '@otzar/contract/bag';
import type { ProductCard } from '@otzar/contract/product';
import type { SupplyEntry } from '@otzar/contract/school';
import { messages } from '#messages/supply-list';
import { type Bag, lineKey } from './bag.ts';
import { type Cents, toCents } from './money.ts';
import { noTicks, type Ticks } from './supply-ticks.ts';

/** An entry of a list with what was decided about it. */
export interface SupplyLine {
  /** The entry's. */
  id: number;
  /** What is bought for it: what the school named, or what stands in for it. */
  product: ProductCard;
  required: boolean;
  /** Whether it goes to the bag, as long as there is any. */
  included: boolean;
  /** How many the school asks for. */
  asked: number;
  /** How many are bought, at most as many as there are. */
  quantity: number;
  /** What can stand in for it; null where it is in stock, or has been swapped. */
  swap: ProductCard | null;
  /** What it stands in for; null where it was not swapped. */
  replaces: ProductCard | null;
}

const lineOf = (entry: SupplyEntry, ticks: Ticks): SupplyLine => {
  const { id, required, quantity: asked, swap } = entry;
  const swapped = swap !== null && ticks.swap.includes(id);
  const product = swapped ? swap : entry.product;
  const wished = ticks.quantities.find(([of]) => of === id)?.[1] ?? asked;
  return {
    id,
    product,
    required,
    included: required ? !ticks.have.includes(id) : ticks.want.includes(id),
    asked,
    quantity: Math.max(1, Math.min(wished, product.max)),
    swap: swapped ? null : swap,
    replaces: swapped ? entry.product : null,
  };
};

/** A list as it was ticked; what a tick names and the list does not have is passed over. */
export const linesOf = (entries: SupplyEntry[], ticks: Ticks = noTicks): SupplyLine[] =>
  entries.map((entry) => lineOf(entry, ticks));

/** What of a list goes to the bag. */
const bought = (lines: SupplyLine[]) =>
  lines.filter(({ included, product }) => included && product.max > 0);

/** What one line costs, in cents. */
export const lineTotal = ({ product, quantity }: SupplyLine): Cents =>
  toCents(product.price) * quantity;

/** What everything costs that goes to the bag, in cents. */
export const listTotal = (lines: SupplyLine[]): Cents =>
  bought(lines).reduce((sum, line) => sum + lineTotal(line), 0);

/** What the shop is asked for: a product that stands on the list twice is asked for once, with the sum. */
export function lineRequests(lines: SupplyLine[]) {
  const asked = new Map<string, Pick<LineOffer, 'id' | 'type' | 'item_key' | 'quantity'>>();
  for (const { product, quantity } of bought(lines)) {
    const line = { id: product.id, type: product.type, item_key: '', quantity };
    const key = lineKey(line);
    asked.set(key, { ...line, quantity: quantity + (asked.get(key)?.quantity ?? 0) });
  }
  return [...asked.values()];
}

/** Something of a list that did not go to the bag as it was asked for. */
export interface Short {
  title: string;
  /** How many the bag holds of it now; 0 where it has sold out meanwhile. */
  left: number;
}

/** What goes to the bag of a list, and what of it falls short. @param offers the shop's word on {@link lineRequests} */
export function boughtOf(
  lines: SupplyLine[],
  offers: LineOffer[],
  { products }: Pick<Bag, 'products'>,
): { lines: BagLine[]; short: Short[] } {
  const offered = new Map(offers.map((offer) => [lineKey(offer), offer]));
  const inBag = new Map(products.map((line) => [lineKey(line), line.quantity]));
  const titles = new Map(lines.map(({ product }) => [product.id, product.title]));
  const added: BagLine[] = [];
  const short: Short[] = [];
  for (const asked of lineRequests(lines)) {
    const key = lineKey(asked);
    const offer = offered.get(key);
    const max = offer?.max ?? 0;
    const wanted = asked.quantity + (inBag.get(key) ?? 0);
    if (wanted > max) short.push({ title: titles.get(asked.id) ?? '', left: max });
    if (!offer || max < 1) continue;
    const quantity = Math.min(asked.quantity, max);
    const plain = { gift_options: null, personalization: [], gift_card: null };
    added.push({ ...offer, ...plain, quantity });
  }
  return { lines: added, short };
}

/** What falls short, in a sentence. */
export const shortText = ({ title, left }: Short): string =>
  left === 0 ? messages.soldOut(title) : messages.fewer(title, left);
