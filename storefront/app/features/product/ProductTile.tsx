import type { ProductCard as Card } from '@otzar/contract/product';
import { ProductCard } from '@otzar/design-system/widgets/catalogue/ProductCard';
import { shortDateText } from '@otzar/domain/delivery';
import { formerPrice, priceLabel } from '@otzar/domain/money';
import { type ComponentProps, useEffect } from 'react';
import * as messages from '#messages/features/product';
import { usePrices } from '../../platform/prices.ts';
import { isSparing } from '../../platform/sparing.ts';
import { useHeart } from './hearts.ts';
import { noteCard } from './known.ts';

/** Says that few are left. "Sold out" and "Preorder" the card says itself. */
const badgeOf = ({ max, preorder_date }: Card): string | undefined =>
  preorder_date === null && max < 4 ? messages.last(max) : undefined;

/** Whoever points at a card may open it: what a product page is made of is there by then. */
const bringPage = () => {
  if (!isSparing()) void import('./deferred-parts.ts').catch(() => undefined);
};

interface ProductTileProps
  extends Pick<ComponentProps<typeof ProductCard>, 'onFavorite' | 'onQuickAdd' | 'busy' | 'added'> {
  card: Card;
  /** Whether its picture is among the first to be seen. */
  priority?: boolean;
}

/** A product of a listing or a rail, as the design system's card shows it. */
export function ProductTile({ card, priority, ...more }: ProductTileProps) {
  const { format } = usePrices();
  const heart = useHeart(card.id);
  useEffect(() => noteCard(card), [card]);
  const former = formerPrice(card.price, card.fake_price);
  return (
    <ProductCard
      onPointerEnter={bringPage}
      onFocus={bringPage}
      title={card.title}
      hebTitle={card.heb_title ?? undefined}
      path={card.path}
      price={priceLabel(card.price, format)}
      formerPrice={former ? format(former) : undefined}
      creators={card.creators.join(', ') || card.vendor}
      picture={card.image}
      priority={priority}
      badge={badgeOf(card)}
      soldOut={card.max < 1}
      {...heart}
      {...more}
      preorderDate={card.preorder_date ? shortDateText(card.preorder_date) : undefined}
    />
  );
}
