import type { Product } from '@otzar/contract/product';
import { Favorite } from '@otzar/design-system/widgets/catalogue/Favorite';
import { useState } from 'react';
import { titleOf } from '../../platform/titles.ts';
import { noteWantedHeart, useHeart } from './hearts.ts';

/**
 * The heart beside the way to buy a product; it is there at once. A press before the shopper is known stands, and
 * counts as soon as they are: on the next page, where this one is left before.
 */
export function ProductHeart({
  product,
}: {
  product: Pick<Product, 'id' | 'title' | 'heb_title'>;
}) {
  const heart = useHeart(product.id);
  const [wanted, setWanted] = useState(false);
  function want() {
    noteWantedHeart(wanted ? null : product.id);
    setWanted(!wanted);
  }
  return (
    <Favorite
      title={titleOf(product)}
      favorite={heart?.favorite ?? wanted}
      onToggle={heart?.onFavorite ?? want}
    />
  );
}
