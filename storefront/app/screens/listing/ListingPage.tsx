import type { ComponentProps } from 'react';
import { ListingScreen } from '../../features/listing/ListingScreen.tsx';
import { deferred } from '../../platform/deferred.tsx';

const ListedProducts = deferred(async () => (await import('./deferred-listing.ts')).ListedProducts);

/** The first row is on screen at once; its pictures go first. */
const FIRST_ROW = 2;

/** Any list of products, with its products. */
export function ListingPage(props: Omit<ComponentProps<typeof ListingScreen>, 'children'>) {
  const { breadcrumbs, products } = props.listing;
  return (
    <ListingScreen {...props}>
      <ListedProducts way={breadcrumbs} products={products} first={FIRST_ROW} />
    </ListingScreen>
  );
}
