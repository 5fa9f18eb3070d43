import type { BagLine as Line } from '@otzar/contract/bag';
import { VisuallyHidden } from '@otzar/design-system/foundations/visually-hidden';
import { BagLine } from '@otzar/design-system/widgets/bag/BagLine';
import { QuantitySelector } from '@otzar/design-system/widgets/bag/QuantitySelector';
import { lineKey } from '@otzar/domain/bag';
import { lineExtras } from '@otzar/domain/line-extras';
import { formatUsd, formerPrice, priceLabel, toUsd } from '@otzar/domain/money';
import { subtotalCents } from '@otzar/domain/totals';
import { useSetAtom } from 'jotai/react';
import { memo, type ReactNode } from 'react';
import * as messages from '#messages/features/bag';
import type { Prices } from '../../platform/price-format.ts';
import { usePrices } from '../../platform/prices.ts';
import { titlesOf } from '../../platform/titles.ts';
import { moveToBagAtom, removeLineAtom, saveForLaterAtom, setQuantityAtom } from './bag-actions.ts';

/** What every appearance of a line shows. */
export function facts(line: Line, { both, about }: Prices) {
  const total = toUsd(subtotalCents([line]));
  const former = formerPrice(line.price, line.fake_price);
  return {
    ...titlesOf(line),
    path: line.path,
    picture: line.image,
    variation: line.variation || undefined,
    extras: lineExtras(line, both),
    price: priceLabel(line.price, both),
    formerPrice: former ? formatUsd(former) : undefined,
    lineTotal: priceLabel(total),
    about: total > 0 ? about?.(total) : undefined,
  };
}

/** Lines that belong together, under a heading that the eye does not need. */
export function BagSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      {children}
    </section>
  );
}

interface BagItemProps {
  line: Line;
  /** The same list as long as there is nothing new to say. */
  notes: string[];
  /** Whether its product is one of the shopper's favorites. */
  favorite: boolean;
  /** Told the product that becomes a favorite, or is none any longer; always the same function. */
  onFavorite: (productId: number) => void;
  /** Told the line that the shopper wants written on, or given; always the same function. */
  onEditExtras: (line: Line) => void;
}

/**
 * A line that can be bought: its quantity, and the ways out of the bag. Drawn again only for a change of its
 * own: in a long bag all the others would cost the frame in which a quantity changes.
 */
export const BagItem = memo(function BagItem(props: BagItemProps) {
  const { line, notes, favorite, onFavorite, onEditExtras } = props;
  const key = lineKey(line);
  const prices = usePrices();
  const setQuantity = useSetAtom(setQuantityAtom);
  const remove = useSetAtom(removeLineAtom);
  const saveForLater = useSetAtom(saveForLaterAtom);
  return (
    <BagLine
      {...facts(line, prices)}
      notes={notes}
      quantity={
        <QuantitySelector
          value={line.quantity}
          max={line.max}
          onChange={(quantity) => void setQuantity(key, quantity)}
        />
      }
      favorite={favorite}
      onFavorite={() => onFavorite(line.product_id)}
      // What is sent by e-mail is neither wrapped nor written on.
      onEditExtras={line.item_type === 'physical' ? () => onEditExtras(line) : undefined}
      onRemove={() => void remove(line, 'products')}
      onSaveForLater={() => void saveForLater(key)}
    />
  );
});

/** A line that was saved for later. */
export function SavedItem({ line }: { line: Line }) {
  const prices = usePrices();
  const remove = useSetAtom(removeLineAtom);
  const moveToBag = useSetAtom(moveToBagAtom);
  return (
    <BagLine
      {...facts(line, prices)}
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
  const prices = usePrices();
  const remove = useSetAtom(removeLineAtom);
  return (
    <BagLine
      {...facts(line, prices)}
      quantity={null}
      unavailable
      notes={[list === 'unavailableCart' ? messages.comesBackToBag : messages.comesBackToList]}
      onRemove={() => void remove(line, list)}
    />
  );
}
