import { useEffect } from 'react';
import { keepVisited } from '../platform/offline-pages.ts';
import { bringRouteImports } from '../platform/route-imports.ts';

/** What a visited page needs to go on without a connection: the bag, and what opens over a page. */
async function bringBag(): Promise<string[]> {
  await Promise.all([
    import('./OverlayStage.tsx'),
    import('./FailurePage.tsx'),
    import('./search-parts.tsx'),
  ]);
  const { module, imports = [] } = window.__reactRouterManifest?.routes['routes/bag'] ?? {};
  return module ? [module, ...imports] : [];
}

/** Tells the router what its routes are made of, and keeps visited pages for a time without a connection. */
export function useOfflinePages(): void {
  useEffect(() => void bringRouteImports().then(() => keepVisited(bringBag)), []);
}
