import type { Mutant } from '../mutant.ts';

/** Breaks of what section 2 of the specification states of all screens: Scrolling; On every change to a different path. */
export const mutants: Mutant[] = [
  {
    statement: 'The router uses history mode.',
    file: 'storefront/app/platform/RouterLink.tsx',
    find: '<Link to={href}',
    put: '<Link reloadDocument to={href}',
  },
  {
    statement: "The title is the page's name followed by the brand.",
    file: 'storefront/app/brand.ts',
    find: '(page ? ',
    put: "(page === '' ? ",
  },
  {
    statement:
      'Product, bundle, search, collection, category and listing pages use the plain brand title.',
    file: 'storefront/app/features/listing/listing-meta.ts',
    find: '{ title: titled() }',
    put: '{ title: titled(listing?.title) }',
  },
  {
    statement: 'If the address has a hash, the page scrolls to that element over 500 ms.',
    file: 'design-system/foundations/scroll/scroll-page.ts',
    find: 'SCROLL_DURATION = 500',
    put: 'SCROLL_DURATION = 200',
  },
  {
    statement:
      'On back and forward the position is restored after 2000 ms for search and product lists.',
    file: 'storefront/app/platform/useRestoredPlace.ts',
    find: "'search',",
    put: '',
  },
  {
    statement: 'On back and forward the position is restored after 500 ms elsewhere.',
    file: 'storefront/app/platform/useRestoredPlace.ts',
    find: 'elsewhere: 500',
    put: 'elsewhere: 2000',
  },
  {
    statement: 'Otherwise the page scrolls to the top.',
    file: 'storefront/app/root.tsx',
    find: '        <ScrollRestoration />\n',
    put: '',
  },
  {
    statement: 'The document title is set.',
    file: 'storefront/app/screens/contact-us/contact-us.tsx',
    find: '{ title: titled(messages.contactUs) },',
    put: '',
  },
  {
    statement: 'Customer login status is refreshed.',
    file: 'storefront/app/shell/useSession.ts',
    find: '[place, checkSession, navigate, tell]',
    put: '[checkSession, navigate, tell]',
  },
  {
    statement: 'The zip code is requested, then shipping rates are loaded.',
    file: 'storefront/app/features/shipping/useRates.ts',
    find: '[refresh, pathname]);\n  useRecovery',
    put: '[refresh]);\n  useRecovery',
  },
  {
    statement: 'Marketing UTM parameters in the query are reported.',
    file: 'storefront/app/features/utm/useCampaign.ts',
    find: '}, [pathname]);',
    put: '}, []);',
  },
];
