import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { constantStyles } from './constant-styles/plugin.ts';

/**
 * Two dozen files of one kilobyte each compress badly and cost a header each, so what every page
 * needs comes in two: the framework, which seldom changes, and the shell with all that it imports.
 */
const codeSplitting = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|jotai)[\\/]/,
      priority: 2,
    },
    {
      name: 'shell',
      test: /[\\/](shell[\\/](SiteShell|RouteFailure)|components[\\/](Button|ButtonLink|Stack|Price|Breadcrumbs)[\\/]\w+|app[\\/]brand|platform[\\/](canonical|prices|reports|store)|domain[\\/]money)\.tsx?$/,
      priority: 1,
    },
    // Whatever comes late names all the files it needs: what comes together anyway is named once.
    {
      name: 'calls',
      test: /[\\/](node_modules[\\/]valibot|storefront[\\/]contract)[\\/](?!facet-key)/,
    },
    {
      name: 'goods',
      test: /[\\/](app[\\/]features[\\/](product|recently-viewed)[\\/](known|hearts|ProductTiles?|ProductShelf|useCards|recent-module)|shell[\\/]RecentRail|domain[\\/](delivery|rates|recently-viewed)|components[\\/](Picture|Skeleton|IconButton)|widgets[\\/](ProductCard|ProductRail))/,
    },
    {
      name: 'own',
      test: /[\\/](app[\\/]features[\\/](bag[\\/]keep-bag|customer[\\/]customer-module|following)|app[\\/]platform[\\/](call-failed|messages|one-at-a-time|rates-age|random-key)|domain[\\/](owned-bag|unsent|customer|availability|following|bag|totals))/,
    },
  ],
};

const routerBuild = (file: string) =>
  fileURLToPath(
    new URL(`../../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url),
  );

/** The router's package leads bundlers to its development build: a browser gets the other one. */
const productionRouter: Plugin = {
  name: 'otzar:production-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id) {
    if (id === 'react-router') return routerBuild('index');
    if (id === 'react-router/dom') return routerBuild('dom-export');
    return null;
  },
};

/** What the router does about a screen whose code does not come: the page is loaded again, as often as it takes. */
const RELOADS_FOR_EVER =
  /console\.error\(\s*`Error loading route module[\s\S]*?return new Promise\(\(\) => \{\s*\}\);/;

/**
 * What it does instead: it raises the same event as Vite for all other code (`platform/stale-build.ts`). Where the
 * page is not left, a screen that fails stands in the place of the one that did not come.
 */
const TELLS = `const lost = new Event('vite:preloadError');
    lost.payload = error;
    lost.route = true;
    window.dispatchEvent(lost);
    if (await lost.leaving) return new Promise(() => {});
    const fail = () => { throw error; };
    return { default: fail, clientLoader: fail };`;

/** A screen that did not come is told of like any other code (specification, section 8). */
const lostScreens: Plugin = {
  name: 'otzar:lost-screens',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!id.includes('/react-router/dist/production/') || !code.includes('reloading page'))
      return null;
    if (!RELOADS_FOR_EVER.test(code)) throw new Error('The router loads its screens otherwise.');
    return { code: code.replace(RELOADS_FOR_EVER, TELLS), map: null };
  },
};

export default defineConfig({
  plugins: [
    constantStyles(fileURLToPath(new URL('../..', import.meta.url))),
    productionRouter,
    lostScreens,
    reactRouter(),
  ],
  ssr: {
    noExternal: [/^@otzar\//, 'react-router-dom'],
  },
  optimizeDeps: {
    include: ['jotai', 'jotai/utils', 'jotai/vanilla', 'valibot', 'axios'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // One file, whose order is the cascade: files of routes and parts come in the order in which a shopper walks.
    cssCodeSplit: false,
    // Only for whoever sends them to an error-reporting service; what is served does not name them.
    sourcemap: process.env.SOURCE_MAPS === 'on' && 'hidden',
  },
});
