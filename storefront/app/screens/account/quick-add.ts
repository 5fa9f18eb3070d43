import type { BagLine } from '@otzar/contract/bag';
import type { ProductCard } from '@otzar/contract/product';
import { atom } from 'jotai/vanilla';
import * as messages from '#messages/screens/account';
import { offersFor } from '../../features/bag/availability.ts';
import { addLineAtom } from '../../features/bag/bag-actions.ts';
import { overlayAtom } from '../../shell/overlay.ts';

/** What is said of a product that has sold out since its card was drawn. */
class SoldOut extends Error {}

/**
 * Puts one of a product without choices into the bag, straight from its card.
 * @throws {SoldOut} and {@link CallFailed}, with a sentence
 */
export const quickAddAtom = atom(null, async (_get, set, card: ProductCard): Promise<void> => {
  const { id, type, title } = card;
  const [offer] = await offersFor([{ id, type, item_key: '', quantity: 1 }]);
  if (!offer || offer.max < 1) throw new SoldOut(messages.justSoldOut(title));
  const plain = { gift_options: null, personalization: [], gift_card: null };
  const line: BagLine = { ...offer, ...plain, quantity: 1 };
  set(overlayAtom, { kind: 'added', ...(await set(addLineAtom, line)) });
});
