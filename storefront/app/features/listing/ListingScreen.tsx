import type { Listing } from '@otzar/contract/listing';
import { Breadcrumbs } from '@otzar/design-system/components/Breadcrumbs';
import { countText } from '@otzar/design-system/foundations/count-text';
import { VisuallyHidden } from '@otzar/design-system/foundations/visually-hidden';
import { ListingColumns } from '@otzar/design-system/widgets/catalogue/ListingColumns';
import { ListingHeader } from '@otzar/design-system/widgets/catalogue/ListingHeader';
import { ProductGrid } from '@otzar/design-system/widgets/catalogue/ProductGrid';
import type { ReactNode } from 'react';
import * as messages from '#messages/features/listing';
import { deferred } from '../../platform/deferred.tsx';
import { ListingSort } from './ListingSort.tsx';
import { wholeSearch } from './preserved-search.ts';
import { PRODUCTS_HEADING, productsHeading } from './products-heading.ts';
import { useListing } from './useListing.ts';
import { useListingNews } from './useListingNews.tsx';

const bring = () => import('./deferred-parts.ts');
const ChildCategories = deferred(async () => (await bring()).ChildCategories);
const ListingChips = deferred(async () => (await bring()).ListingChips);
const ListingFacets = deferred(async () => (await bring()).ListingFacets);
const Pagination = deferred(async () => (await bring()).Pagination);

interface ListingScreenProps {
  listing: Listing;
  /** What was searched for, where words were. */
  words?: string;
  /** Search parameters that the forms keep without JavaScript, e.g. the search words. */
  keep?: { name: string; value: string }[];
  /** What stands between the heading and the products, such as whom to follow. */
  aside?: ReactNode;
  /** What stands in the place of products where nothing has been asked for yet. */
  prompt?: ReactNode;
  /** The products. */
  children: ReactNode;
}

/** Any list of products: what it is called, what it can be held to, its order, its pages. */
export function ListingScreen(props: ListingScreenProps) {
  const { listing, words, aside, prompt, children } = props;
  const { hrefFor, onSort, busy, search, go } = useListing(listing);
  const moves = { search, go };
  const keep = [...(props.keep ?? []), ...wholeSearch(search)];
  const total = messages.products(listing.total, countText(listing.total));
  const news = useListingNews(listing, total, words);
  const narrows = listing.facets.length > 0 || listing.price !== null;
  return (
    <>
      <Breadcrumbs items={listing.breadcrumbs} />
      <ListingHeader
        title={listing.title}
        hebTitle={listing.heb_title ?? undefined}
        description={listing.description || undefined}
        total={total}
      >
        {/* Specification, section 2: no sort and no filters on a collection, and no sort without results. */}
        {listing.kind !== 'collection' && (listing.total > 0 || narrows) && (
          <ListingSort listing={listing} moves={moves} total={total} onSort={onSort} keep={keep} />
        )}
      </ListingHeader>
      {aside}
      {listing.children.length > 0 && (
        <ChildCategories
          items={listing.children.map(({ name, path, count }) => ({
            name,
            path,
            count: countText(count),
          }))}
        />
      )}
      <ListingColumns
        busy={busy}
        facets={narrows && <ListingFacets listing={listing} moves={moves} keep={keep} />}
      >
        {prompt || <ListingChips listing={listing} moves={moves} words={words} />}
        {listing.total > 0 && (
          <section>
            <VisuallyHidden as="h2" id={PRODUCTS_HEADING} tabIndex={-1}>
              {productsHeading(listing)}
            </VisuallyHidden>
            <ProductGrid>{children}</ProductGrid>
          </section>
        )}
        {listing.pages > 1 && (
          <Pagination page={listing.page} pages={listing.pages} hrefFor={hrefFor} />
        )}
      </ListingColumns>
      {news}
    </>
  );
}
