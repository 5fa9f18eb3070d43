import type { BagLine as Line } from '@otzar/contract/bag';
import { BagLine } from '@otzar/design-system/widgets/BagLine';
import { QuantitySelector } from '@otzar/design-system/widgets/QuantitySelector';
import { lineKey } from '@otzar/domain/bag';
import { lineExtras } from '@otzar/domain/line-extras';
import { formatUsd, formerPrice, priceLabel, toUsd } from '@otzar/domain/money';
import { subtotalCents } from '@otzar/domain/totals';
import { useSetAtom } from 'jotai/react';
import { moveToBagAtom, removeLineAtom, saveForLaterAtom, setQuantityAtom } from './bag-actions.ts';
import { useFavorites } from './useFavorites.ts';

/** What every appearance of a line shows. */
function facts(line: Line) {
  const former = formerPrice(line.price, line.fake_price);
  return {
    title: line.title,
    hebTitle: line.heb_title ?? undefined,
    path: line.path,
    picture: line.image,
    variation: line.variation || undefined,
    extras: lineExtras(line),
    price: priceLabel(line.price),
    formerPrice: former ? formatUsd(former) : undefined,
    lineTotal: priceLabel(toUsd(subtotalCents([line]))),
  };
}

interface BagItemProps {
  line: Line;
  notes: string[];
  /** Told that the shopper wants it written on, or given. */
  onEditExtras: () => void;
}

/** A line that can be bought: its quantity, and the ways out of the bag. */
export function BagItem({ line, notes, onEditExtras }: BagItemProps) {
  const key = lineKey(line);
  const setQuantity = useSetAtom(setQuantityAtom);
  const remove = useSetAtom(removeLineAtom);
  const saveForLater = useSetAtom(saveForLaterAtom);
  const favorites = useFavorites();
  return (
    <BagLine
      {...facts(line)}
      notes={notes}
      quantity={
        <QuantitySelector
          value={line.quantity}
          max={line.max}
          onChange={(quantity) => void setQuantity(key, quantity)}
        />
      }
      favorite={favorites.ids.includes(line.product_id)}
      onFavorite={() => favorites.toggle(line.product_id)}
      // What is sent by e-mail is neither wrapped nor written on.
      onEditExtras={line.item_type === 'physical' ? onEditExtras : undefined}
      onRemove={() => void remove(line, 'products')}
      onSaveForLater={() => void saveForLater(key)}
    />
  );
}

/** A line that was saved for later. */
export function SavedItem({ line }: { line: Line }) {
  const remove = useSetAtom(removeLineAtom);
  const moveToBag = useSetAtom(moveToBagAtom);
  return (
    <BagLine
      {...facts(line)}
      quantity={null}
      onRemove={() => void remove(line, 'later')}
      onMoveToBag={() => void moveToBag(lineKey(line))}
    />
  );
}

interface UnavailableItemProps {
  line: Line;
  list: 'unavailableCart' | 'unavailableLater';
}

/** A line that the shop has no more of. */
export function UnavailableItem({ line, list }: UnavailableItemProps) {
  const remove = useSetAtom(removeLineAtom);
  const place = list === 'unavailableCart' ? 'your bag' : 'this list';
  return (
    <BagLine
      {...facts(line)}
      quantity={null}
      unavailable
      notes={[`Sold out for now. It comes back to ${place} as soon as we have it again.`]}
      onRemove={() => void remove(line, list)}
    />
  );
}
