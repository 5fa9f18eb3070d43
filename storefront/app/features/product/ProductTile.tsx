import type { ProductCard as Card } from '@otzar/contract/product';
import { ProductCard } from '@otzar/design-system/widgets/ProductCard';
import { shortDateText } from '@otzar/domain/delivery';
import { formerPrice, priceLabel } from '@otzar/domain/money';
import { usePrices } from '../../platform/prices.ts';

/** Says that few are left. "Sold out" and "Preorder" the card says itself. */
const badgeOf = ({ max, preorder_date }: Card): string | undefined =>
  preorder_date === null && max < 4 ? `Last ${max}` : undefined;

interface ProductTileProps {
  card: Card;
  /** Whether its picture is among the first to be seen. */
  priority?: boolean;
  favorite?: boolean;
  /** Told that the shopper wants it among the favorites, or no longer; without it there is no heart. */
  onFavorite?: () => void;
}

/** A product of a listing or a rail, as the design system's card shows it. */
export function ProductTile({ card, priority, favorite, onFavorite }: ProductTileProps) {
  const { format } = usePrices();
  const former = formerPrice(card.price, card.fake_price);
  return (
    <ProductCard
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
      favorite={favorite}
      onFavorite={onFavorite}
      preorderDate={card.preorder_date ? shortDateText(card.preorder_date) : undefined}
    />
  );
}
