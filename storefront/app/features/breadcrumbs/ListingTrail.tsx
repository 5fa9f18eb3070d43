import type { Breadcrumb } from '@otzar/domain/breadcrumbs';
import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { breadcrumbsModule } from './breadcrumbs-module.ts';

/** Notes the way to a listing, at the address it is open at: a product may be opened from it. */
export function ListingTrail({ way }: { way: Breadcrumb[] }) {
  const change = useSetAtom(breadcrumbsModule.atom);
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way is another when the address is
  useEffect(() => {
    const last = way.at(-1);
    if (last) void change(() => [...way.slice(0, -1), { ...last, path }]);
  }, [path, change]);
  return null;
}
