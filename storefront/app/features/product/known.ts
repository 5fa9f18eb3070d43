import type { Product, ProductCard } from '@otzar/contract/product';
import * as messages from '#messages/features/product';

/** A product page that is shown with what is known of it while the shop is asked for the whole. */
export interface OptimisticProduct extends Product {
  pending: Promise<Product>;
  /** Whether only a card of it was known: the rest is still blank. */
  blank: boolean;
}

/** As many as a shopper has lately had on screen; older ones are forgotten. */
const MOST = 300;

const cards = new Map<string, ProductCard>();
const products = new Map<string, Product>();

function note<T extends { path: string }>(known: Map<string, T>, one: T): void {
  // Put at the end: what was seen last is forgotten last.
  const address = encodeURI(one.path);
  known.delete(address);
  known.set(address, one);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}

/** Remembers a card that is on screen, in this tab and until it is closed. Browser only. */
export const noteCard = (card: ProductCard): void => note(cards, card);

/** Remembers a product whose page was open, so that Back finds the page as tall as it was. Browser only. */
export const noteProduct = (product: Product): void => note(products, product);

/** A card as a product of which nothing else is known. */
const blankProduct = (card: ProductCard): Product => ({
  ...card,
  product_id: card.id,
  creators: card.creators.map((name, place) => ({ id: place + 1, name, heb_name: null, path: '' })),
  vendor_id: 0,
  media: [card.image],
  media_urls: [],
  description: '',
  short_desc: '',
  heb_description: null,
  heb_short_desc: null,
  meta: [],
  max_quantity: card.max,
  tax_code: 0,
  options: [],
  variation_infos: [],
  personalizations: [],
  gift_wrap: null,
  parts: [],
  breadcrumbs: [
    { name: messages.home, path: '/' },
    { name: card.title, path: card.path },
  ],
  related: [],
});

/**
 * What a page can show at once of the product at a path.
 * @param pathname as the address has it
 * @param ask asks the shop for the whole product
 * @returns the product itself where nothing is known
 */
export function optimistic(
  pathname: string,
  ask: () => Promise<Product>,
): Promise<Product> | OptimisticProduct {
  const seen = products.get(pathname);
  const card = cards.get(pathname);
  const known = seen ?? (card && blankProduct(card));
  if (!known) return ask();
  const pending = ask();
  // Whoever has left by then is told of no failure.
  pending.catch(() => undefined);
  return { ...known, pending, blank: seen === undefined };
}
