import type { ProductCard } from '@otzar/contract/product';
import { ProductTile } from './ProductTile.tsx';

export interface ProductTilesProps {
  products: ProductCard[];
  /** How many are on screen at once: their pictures go first. */
  first?: number;
}

/** Products side by side: the entries of a grid or a rail. */
export function ProductTiles({ products, first = 0 }: ProductTilesProps) {
  return products.map((card, place) => (
    <li key={card.id}>
      <ProductTile card={card} priority={place < first} />
    </li>
  ));
}
