import type { ComponentProps } from 'react';
import { WayToListing } from '../../features/breadcrumbs/WayToListing.tsx';
import { ProductTiles } from '../../features/product/ProductTiles.tsx';

interface ListedProductsProps extends ComponentProps<typeof ProductTiles> {
  /** The way to the listing, itself last. */
  way: ComponentProps<typeof WayToListing>['way'];
}

/** The products of a listing, from which the way leads on to each of them. */
export function ListedProducts({ way, ...tiles }: ListedProductsProps) {
  return (
    <>
      <WayToListing way={way} />
      <ProductTiles {...tiles} />
    </>
  );
}
