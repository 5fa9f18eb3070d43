import type { Product } from '@otzar/contract/product';
import { Favorite } from '@otzar/design-system/widgets/Favorite';
import { useEffect, useState } from 'react';
import { useHeart } from './hearts.ts';

/**
 * The heart beside the way to buy a product; it is there at once. A press before the shopper is known stands, and
 * counts as soon as they are.
 */
export function ProductHeart({ product }: { product: Pick<Product, 'id' | 'title'> }) {
  const heart = useHeart(product.id);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || !heart) return;
    setWanted(false);
    // What is a favorite already was not to be taken out: the heart did not show it.
    if (!heart.favorite) heart.onFavorite();
  }, [wanted, heart]);
  return (
    <Favorite
      title={product.title}
      favorite={heart?.favorite ?? wanted}
      onToggle={heart ? heart.onFavorite : () => setWanted((now) => !now)}
    />
  );
}
