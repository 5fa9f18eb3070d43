import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router';
import * as v from 'valibot';

declare global {
  interface Window {
    /** The router's own list of routes; none where its pages are not built, as in a test. */
    __reactRouterManifest?: AssetsManifest;
  }
}

const RouteImports = v.record(v.string(), v.array(v.string()));

/**
 * Tells the router which files each route is made of, so that what is pointed at comes whole: the build
 * keeps them out of the list that every page waits for. Without them a page comes all the same, in two steps.
 */
export async function bringRouteImports(): Promise<void> {
  const { url, routes } = window.__reactRouterManifest ?? {};
  if (!import.meta.env.PROD || !url || !routes) return;
  const beside = url.replace('manifest-', 'imports-').replace(/js$/, 'json');
  try {
    const answer = await fetch(beside);
    const imports = v.parse(RouteImports, await answer.json());
    for (const [id, files] of Object.entries(imports)) if (routes[id]) routes[id].imports = files;
  } catch (error) {
    console.warn('The files of the routes are not known:', error);
  }
}
