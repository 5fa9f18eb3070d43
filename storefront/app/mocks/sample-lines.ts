import type { BagLine } from '@otzar/contract/bag';
import type { SavedLine } from '@otzar/contract/customer-bag';
import { readEGiftCardExamples } from '@otzar/contract/e-gift-card.examples';
import { type LineIdentity, lineKey } from '@otzar/domain/bag';
import { eGiftCardLine } from '@otzar/domain/e-gift-card';
import { pricedExtras } from '@otzar/domain/extras';
import { extrasOf, offersFor, type SampleShop } from './sample-shop.ts';

/** Lines that are saved, at the present prices. */
export const shownLines = (shop: SampleShop, lines: SavedLine[]): BagLine[] =>
  lines.flatMap((line): BagLine[] => {
    const [offer] = offersFor(shop, [line]);
    if (!offer) return [];
    const card = readEGiftCardExamples.default;
    if (line.gift_card && line.id === card.id)
      return [eGiftCardLine(card, line.gift_card, line.item_key, offer.quantity)];
    return [{ ...offer, ...pricedExtras(line, extrasOf(offer.product_id)), gift_card: null }];
  });

/** Lines with some more of what is sold; those that are the same are replaced. */
export const withLines = (
  shop: SampleShop,
  saved: SavedLine[],
  lines: SavedLine[],
): SavedLine[] => {
  const all = new Map(saved.map((line) => [lineKey(line), line]));
  for (const line of lines) if (offersFor(shop, [line]).length > 0) all.set(lineKey(line), line);
  return [...all.values()];
};

/** What is left of lines without some. */
export const withoutLines = (saved: SavedLine[], lines: LineIdentity[]): SavedLine[] => {
  const keys = new Set(lines.map(lineKey));
  return saved.filter((line) => !keys.has(lineKey(line)));
};
