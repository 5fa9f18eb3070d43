import type { Product } from '@otzar/contract/product';
import { useEffect } from 'react';
import * as messages from '#messages/screens/product';
import {
  type ProductTrail,
  useBreadcrumbTrail,
} from '../../features/breadcrumbs/useBreadcrumbTrail.ts';
import { customerModule } from '../../features/customer/customer-module.ts';
import { noteProduct } from '../../features/product/known.ts';
import { ProductShelf } from '../../features/product/ProductShelf.tsx';
import { useNoteViewed } from '../../features/recently-viewed/useNoteViewed.ts';
import { useShopperValue } from '../../platform/shopper-value.ts';
import { GuestsRecent } from '../home/GuestsRecent.tsx';

interface MoreProductsProps {
  product: Product;
  /** Told the way the shopper came; must be stable. */
  onWay: (known: ProductTrail) => void;
}

/**
 * Below a product: what goes with it, and what this guest looked at before. The product itself is noted: the
 * way to it, and that it was viewed; customers' looks are not recorded (specification, section 6).
 */
export function MoreProducts({ product, onWay }: MoreProductsProps) {
  const customer = useShopperValue(customerModule.atom, undefined);
  const guest = customer === undefined ? undefined : customer === null;
  const { id, path, breadcrumbs, related } = product;
  useNoteViewed(id, guest);
  useBreadcrumbTrail(path, breadcrumbs, onWay);
  useEffect(() => noteProduct(product), [product]);
  return (
    <>
      {related.length > 0 && <ProductShelf title={messages.alsoLike} products={related} />}
      <GuestsRecent except={[id]} />
    </>
  );
}
