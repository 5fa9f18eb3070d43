import type { Product } from '@otzar/contract/product';
import { Favorite } from '@otzar/design-system/widgets/Favorite';
import { useHeart } from './hearts.ts';

/** The heart beside the way to buy a product; it is there at once, and beats once the shopper is known. */
export function ProductHeart({ product }: { product: Pick<Product, 'id' | 'title'> }) {
  const heart = useHeart(product.id);
  return (
    <Favorite
      title={product.title}
      favorite={heart?.favorite ?? false}
      onToggle={() => heart?.onFavorite()}
    />
  );
}
