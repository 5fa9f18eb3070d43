import type { ComponentProps } from 'react';
import { ListingTrail } from '../../features/breadcrumbs/ListingTrail.tsx';
import { ProductTiles } from '../../features/product/ProductTiles.tsx';

interface ListedProductsProps extends ComponentProps<typeof ProductTiles> {
  /** The way to the listing, itself last. */
  way: ComponentProps<typeof ListingTrail>['way'];
}

/** The products of a listing, from which the way leads on to each of them. */
export function ListedProducts({ way, ...tiles }: ListedProductsProps) {
  return (
    <>
      <ListingTrail way={way} />
      <ProductTiles {...tiles} />
    </>
  );
}
