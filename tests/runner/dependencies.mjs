/** @typedef {import('./changes.mjs').Dependent} Dependent */

/** Any one of several patterns. @param {RegExp[]} patterns */
const any = (...patterns) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** What the shop's own code reads that a suite without a server depends on. */
const client = /^(?!.*\.md$)(tokens|design-system|storefront\/(contract|domain|app))\//;
const server =
  /^(?!.*\.md$)(tokens|storefront\/(contract|domain|server|demo))\/|^tests\/(temporary-shop|shop-process|back-office|pdf-words)\.ts$|^tests\/performance\/order-budget\.json$|^tests\/(search|security)\/|^tests\/generators\/house-copy\.ts$/;
/** What walks through the shop pass, which is all of it. */
const shop = /^(?!.*\.md$)(tokens|design-system|storefront\/(contract|domain|app|server|demo))\//;

const vitest = /^tests\/vitest\.config\.ts$/;
const playwright = /^tests\/(playwright\.config|ready-shop)\.ts$/;
/** What makes the databases of tests, and the processes that these run in. */
const databases =
  /^tests\/database-templates\.ts$|^storefront\/server\/db\/(temporary-)?embedded-process\.ts$/;

/** What the built server is made of, and a command of it. */
const programs =
  /^(?!.*\.test\.ts$)(tokens|storefront\/(contract|domain|server|demo))\/.+\.(ts|mjs)$/;
/** Tests that start such programs on a database of theirs. */
const startOnDatabase = [
  'storefront/server/features/order/killed.test.ts',
  'storefront/server/app/read-only.test.ts',
  'storefront/server/features/subscription/recurring/killed.test.ts',
  'storefront/demo/command.test.ts',
  'storefront/server/app/workers.test.ts',
];
/** Those that start them on the embedded one, whatever they are told. */
const startEmbedded = [
  'storefront/server/db/durable-files.test.ts',
  'storefront/server/app/open.test.ts',
  'storefront/server/app/opened.test.ts',
  'storefront/server/app/tls.test.ts',
  'storefront/server/app/without-demo.test.ts',
  'tests/security/behind-proxy.test.ts',
];

/** @type {Dependent} */
const onDatabase = {
  reads: any(server, /^tests\/contract\/(?!.*\.test\.ts$)/),
  whole: any(vitest, databases),
};

/** What the workshop is built from and looked at by; which stories a change there reaches, its module graph tells. */
const stories = {
  reads: any(
    /^(?!.*\.(test\.tsx?|md)$)(tokens|design-system|storefront\/(contract|domain|app)|\.storybook)\//,
    /^tests\/(visual|accessibility)\/[^/]+\.mjs$|^tests\/visual\/baselines\//,
  ),
};

/** @type {Record<string, Dependent>} */
const dependencies = {
  generators: {
    reads: any(
      vitest,
      /^(storefront\/make|tests\/generators)\/|^design-system\/(gallery|api\.mjs)/,
      // What the generators write into.
      /^storefront\/(app\/(routes|paths|mocks\/handlers|shell\/account\/sections)|server\/(app\/(api|app)|kit\/public-paths))\.ts$/,
    ),
    walks: any(shop, /^tests\/contract\//),
  },
  unit: {
    reads: any(
      client,
      /^(tests\/(runner|visual)\/(?!baselines\/)|\.storybook\/(?!.*\.md$))/,
      /^(storefront\/make\/screen-proofs|tests\/performance\/bench\/suites)\.mjs$/,
    ),
    whole: vitest,
    readers: [
      {
        reads: /^design-system\/(.+\.tsx?|api\.m(d|js))$/,
        tests: ['design-system/api.test.ts', 'design-system/gallery.test.ts'],
      },
      {
        reads: /^(design-system|storefront\/app|\.storybook)\/.+\.(tsx?|css)$/,
        tests: [
          '.storybook/atlas/declared.test.ts',
          '.storybook/atlas/faults.test.ts',
          '.storybook/landing/links.test.ts',
          '.storybook/pictured.test.ts',
          '.storybook/tokens/users.test.ts',
        ],
      },
      {
        reads: /^\.storybook\//,
        tests: ['.storybook/chromatic.test.ts', '.storybook/landing/links.test.ts'],
      },
      {
        // Catalogues, and what says whose language is spoken.
        reads: /(^|\/)((messages|language)(\.(en|he))?|messages\/[\w.-]+)\.ts$/,
        tests: ['.storybook/both-languages-plugin.test.ts'],
      },
      { reads: /^tokens\//, tests: ['tokens/dtcg.test.ts'] },
      { reads: /^\.ci\/publish$/, tests: ['tests/runner/publish.test.ts'] },
      { reads: /^\.ci\/browser$/, tests: ['tests/visual/pinned-browser.test.ts'] },
      {
        reads: /^tests\/visual\/baselines\//,
        tests: ['tests/visual/pinned-browser.test.ts', 'tests/visual/weight.test.ts'],
      },
    ],
  },
  dom: {
    reads: client,
    whole: any(vitest, /^tests\/dom\.ts$/),
    readers: [
      {
        reads: /^design-system\/(components|widgets|foundations)\/.+\.tsx?$/,
        tests: ['design-system/conformance.test.tsx'],
      },
    ],
  },
  server: {
    ...onDatabase,
    readers: [
      { reads: programs, tests: [...startOnDatabase, ...startEmbedded] },
      { reads: /^README\.md$/, tests: ['storefront/demo/catalogue.test.ts'] },
      {
        reads: /^(storefront\/proxies|tests\/certificates)\//,
        tests: ['tests/security/behind-proxy.test.ts'],
      },
    ],
  },
  postgres: { ...onDatabase, readers: [{ reads: programs, tests: startOnDatabase }] },
  contract: {
    reads: any(server, /^storefront\/app\/.+\.tsx?$|^tests\/(contract|model)\//),
    whole: any(vitest, databases),
  },
  budget: { reads: any(vitest, client, /^tests\/performance\//) },
  journeys: {
    reads: any(playwright, /^tests\/journeys\//),
    walks: any(shop, /^tests\/performance\/budget\.json$/),
  },
  engines: {
    reads: any(vitest, /^tests\/(engines\/|journeys\/(guest|report-service)\.ts$)/),
    walks: shop,
  },
  accessibility: {
    reads: any(
      playwright,
      /^tests\/accessibility\/(.+\.ts|axe\.mjs)$|^tests\/journeys\/(?!.*\.test\.ts$)/,
    ),
    walks: shop,
  },
  stories,
  'story-accessibility': stories,
  visual: stories,
};

/** What a suite depends on: everything, where nothing else is said. @param {string} suite @returns {Dependent} */
export const dependenciesOf = (suite) => dependencies[suite] ?? {};
