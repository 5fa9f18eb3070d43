import type { Listing } from '@otzar/contract/listing';
import { Breadcrumbs } from '@otzar/design-system/components/Breadcrumbs';
import { Pagination } from '@otzar/design-system/components/Pagination';
import { VisuallyHidden } from '@otzar/design-system/foundations/visually-hidden';
import { ChildCategories } from '@otzar/design-system/widgets/ChildCategories';
import { ListingHeader } from '@otzar/design-system/widgets/ListingHeader';
import { ProductGrid } from '@otzar/design-system/widgets/ProductGrid';
import type { ReactNode } from 'react';
import { later } from '../../platform/later.tsx';
import { ListingSort } from './ListingSort.tsx';

const EmptyState = later(
  async () => (await import('@otzar/design-system/components/EmptyState')).EmptyState,
);

interface ListingScreenProps {
  listing: Listing;
  /** What the list is called where the data does not say, e.g. the words searched for. */
  title?: string;
  /** Address of a page of this list, the sort kept. */
  hrefFor: (page: number) => string;
  onSort: (sort: string) => void;
  /** Search parameters that the sort form keeps without JavaScript, e.g. the search words. */
  keep?: { name: string; value: string }[];
  /** What to do next when nothing is here. */
  whenEmpty: ReactNode;
  children: ReactNode;
}

const productCount = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`;

/** A department's or a search's products: what it is called, its order, its pages. */
export function ListingScreen(props: ListingScreenProps) {
  const { listing, hrefFor, onSort, whenEmpty, children } = props;
  const total = productCount(listing.total);
  return (
    <>
      <Breadcrumbs items={listing.breadcrumbs} />
      <ListingHeader
        title={props.title ?? listing.title}
        hebTitle={listing.heb_title ?? undefined}
        description={listing.description || undefined}
        total={total}
      >
        {/* Specification, section 2: the sort is offered only where there are results. */}
        {listing.total > 0 && (
          <ListingSort value={listing.sort} total={total} onSort={onSort} keep={props.keep} />
        )}
      </ListingHeader>
      {listing.children.length > 0 && (
        <ChildCategories
          items={listing.children.map(({ name, path, count }) => ({
            name,
            path,
            count: String(count),
          }))}
        />
      )}
      {listing.total > 0 ? (
        <section>
          <VisuallyHidden as="h2">Products</VisuallyHidden>
          <ProductGrid>{children}</ProductGrid>
        </section>
      ) : (
        <EmptyState title="Nothing here yet">{whenEmpty}</EmptyState>
      )}
      {listing.pages > 1 && (
        <Pagination page={listing.page} pages={listing.pages} hrefFor={hrefFor} />
      )}
    </>
  );
}
