import type { ProductCard } from '@otzar/contract/product';
import { ProductRail } from '@otzar/design-system/widgets/catalogue/ProductRail';
import { ProductTiles } from './ProductTiles.tsx';

interface ProductShelfProps {
  title: string;
  /** Where the whole of it is listed. */
  href?: string;
  products: ProductCard[];
}

/** A named rail of products. */
export function ProductShelf({ title, href, products }: ProductShelfProps) {
  return (
    <ProductRail title={title} href={href}>
      <ProductTiles products={products} />
    </ProductRail>
  );
}
