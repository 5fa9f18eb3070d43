import type { Product } from '@otzar/contract/product';
import { useAtomValue } from 'jotai/react';
import { type KnownWay, useWayTo } from '../features/breadcrumbs/useWayTo.ts';
import { customerModule } from '../features/customer/customer-module.ts';
import { ProductShelf } from '../features/product/ProductShelf.tsx';
import { useNoteViewed } from '../features/recently-viewed/useNoteViewed.ts';
import { RecentRail } from './RecentRail.tsx';

interface MoreProductsProps {
  product: Pick<Product, 'id' | 'path' | 'breadcrumbs' | 'related'>;
  /** Told the way the shopper came; must be stable. */
  onWay: (known: KnownWay) => void;
}

/**
 * Below a product: what goes with it, and what this guest looked at before. The product itself is noted: the
 * way to it, and that it was viewed; customers' looks are not recorded (specification, section 6).
 */
export function MoreProducts({ product, onWay }: MoreProductsProps) {
  const customer = useAtomValue(customerModule.atom);
  const guest = customer === undefined ? undefined : customer === null;
  const { id, path, breadcrumbs, related } = product;
  useNoteViewed(id, guest);
  useWayTo(path, breadcrumbs, onWay);
  return (
    <>
      {related.length > 0 && <ProductShelf title="You may also like" products={related} />}
      {guest && <RecentRail except={[id]} />}
    </>
  );
}
