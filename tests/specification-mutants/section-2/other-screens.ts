import type { Mutant } from '../mutant.ts';

const routes = 'storefront/app/routes.ts';

/** Breaks of what section 2 of the specification states under: School supplies; Subscriptions; Store information; Returns; Other. */
export const mutants: Mutant[] = [
  {
    statement: '`/school` is where they begin.',
    file: routes,
    find: "route('school', ",
    put: "route('schools', ",
  },
  {
    statement: '`/school/select-your-school/{country}/{zip}` has the schools of a place.',
    file: routes,
    find: 'school/select-your-school/:country?/:zip?',
    put: 'school/select-your-school/:zip?',
  },
  {
    statement: '`/school/select-your-grade/{grade_id}` has the grades of a school.',
    file: routes,
    find: 'school/select-your-grade/:grade_id?',
    put: 'school/grade/:grade_id?',
  },
  {
    statement: '`/school/select-your-supplies/{grade_id}/{list_id}` has what a grade needs.',
    file: routes,
    find: 'school/select-your-supplies/:grade_id?/:list_id?',
    put: 'school/select-your-supplies/:list_id?',
  },
  {
    statement: '`/subscription/{type_id}/{group_id}` is where a subscription begins.',
    file: routes,
    find: 'subscription/:type_id/:group_id',
    put: 'subscription/:group_id',
  },
  {
    statement: 'It requires sign-in, with the same remembered-URL redirect to Login.',
    file: 'storefront/app/screens/subscription/subscription.tsx',
    find: '  await requireCustomer(request);\n',
    put: '',
  },
  {
    statement: '`/subscription-confirmation/{subscription_id}` confirms a subscription.',
    file: routes,
    find: 'subscription-confirmation/:subscription_id',
    put: 'subscription-begun/:subscription_id',
  },
  {
    statement: '`/recurring-confirmation/{recurring_id}` confirms a recurring order.',
    file: routes,
    find: 'recurring-confirmation/:recurring_id',
    put: 'recurring-begun/:recurring_id',
  },
  {
    statement: '`/store-information` redirects to address.',
    file: 'storefront/app/screens/store/store-information.tsx',
    find: 'paths.storeAddress',
    put: 'paths.storeHours',
  },
  {
    statement: 'Its children are hours, address and virtual-tour.',
    file: routes,
    find: 'store-information/virtual-tour',
    put: 'store-information/tour',
  },
  {
    statement: '`/return` is the lookup.',
    file: routes,
    find: "route('return', ",
    put: "route('returns', ",
  },
  {
    statement: '`/gift-return` is the lookup of a gift.',
    file: routes,
    find: "route('gift-return', ",
    put: "route('return-gift', ",
  },
  {
    statement: '`/select-items-to-return` has the items.',
    file: routes,
    find: "route('select-items-to-return', ",
    put: "route('return/items', ",
  },
  {
    statement: '`/choose-a-refund-method` has the ways of refund.',
    file: routes,
    find: "route('choose-a-refund-method', ",
    put: "route('return/refund', ",
  },
  {
    statement: '`/choose-a-return-method` has the ways back.',
    file: routes,
    find: "route('choose-a-return-method', ",
    put: "route('return/method', ",
  },
  {
    statement: '`/return-confirmation/{return_id}` confirms a return.',
    file: routes,
    find: 'return-confirmation/:return_id',
    put: 'returned/:return_id',
  },
  {
    statement: '`/` is Home.',
    file: routes,
    find: "index('screens/home/home.tsx')",
    put: "route('home', 'screens/home/home.tsx')",
  },
  {
    statement: '`/bag` is the bag.',
    file: routes,
    find: "route('bag', ",
    put: "route('cart', ",
  },
  {
    statement: '`/products/{slug}/{id}` is ProductsShow.',
    file: routes,
    find: 'products/:slug/:id',
    put: 'product/:slug/:id',
  },
  {
    statement: '`/bundles/{slug}/{id}` is BundlesShow, the same screen.',
    file: routes,
    find: "'bundles/:slug/:id', 'screens/product/product.tsx'",
    put: "'bundles/:slug/:id', 'screens/listing/listing.tsx'",
  },
  {
    statement: '`/search` takes the query q.',
    file: 'storefront/app/screens/search/search.tsx',
    find: "url.searchParams.get('q')",
    put: "url.searchParams.get('query')",
  },
  {
    statement: '`/e-gift-card` sells e-gift cards.',
    file: routes,
    find: "route('e-gift-card', ",
    put: "route('gift-card', ",
  },
  {
    statement: '`/{page}/{id}` are content pages.',
    file: routes,
    find: "route(':page/:id', ",
    put: "route('pages/:page/:id', ",
  },
  {
    statement: '`/creator/{slug}/{id}` is a creator.',
    file: routes,
    find: 'creator/:slug/:id',
    put: 'creators/:slug/:id',
  },
  {
    statement: '`/collections/{slug}/{id}` is a collection.',
    file: routes,
    find: 'collections/:slug/:id',
    put: 'collection/:slug/:id',
  },
  {
    statement: '`/a/{index}/{slug}/{id}` is an automated category.',
    file: routes,
    find: 'a/:index/:slug/:id',
    put: 'automated/:index/:slug/:id',
  },
  {
    statement: '`/{index}/{slug}/{id}` is a product listing.',
    file: routes,
    find: "route(':index/:slug/:id'",
    put: "route('c/:index/:slug/:id'",
  },
  {
    statement: '`/contact-us` is the contact page.',
    file: routes,
    find: "route('contact-us', ",
    put: "route('contact', ",
  },
  {
    statement: '`/500` is the server error.',
    file: routes,
    find: "route('500', ",
    put: "route('error', ",
  },
  {
    statement: 'Any other path shows a not-found page.',
    file: routes,
    find: "route('*', 'screens/not-found/not-found.tsx')",
    put: "route('*', 'screens/home/home.tsx', { id: 'anywhere' })",
  },
];
