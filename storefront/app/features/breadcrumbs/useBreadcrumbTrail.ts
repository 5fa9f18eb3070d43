import { type Breadcrumb, breadcrumbTrail } from '@otzar/domain/breadcrumbs';
import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { arrivedAt } from '../../platform/arrival.ts';
import { useShopperValue } from '../../platform/shopper-value.ts';
import { breadcrumbsModule } from './breadcrumbs-module.ts';

/** The way to one product. */
export interface ProductTrail {
  /** The product's path. */
  to: string;
  way: Breadcrumb[];
}

/**
 * Finds out by which way the shopper came to a product, and notes it.
 * @param path the product's
 * @param own the way to it by its own department
 * @param onKnown told the way; must be stable
 */
export function useBreadcrumbTrail(
  path: string,
  own: Breadcrumb[],
  onKnown: (known: ProductTrail) => void,
): void {
  const kept = useShopperValue(breadcrumbsModule.atom, undefined);
  const change = useSetAtom(breadcrumbsModule.atom);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product
  useEffect(() => {
    const from = arrivedAt(pathname);
    void change((way) => breadcrumbTrail(own, { kept: way, from }));
  }, [path, change]);
  useEffect(() => {
    if (kept?.at(-1)?.path === path) onKnown({ to: path, way: kept });
  }, [kept, path, onKnown]);
}
