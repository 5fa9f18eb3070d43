import type { Mutant } from '../mutant.ts';

const routes = 'storefront/app/routes.ts';
const checkout = 'storefront/domain/checkout.ts';

/** Breaks of what section 2 of the specification states under: Checkout group. */
export const mutants: Mutant[] = [
  {
    statement: '`/checkout` is Checkout.',
    file: routes,
    find: "route('checkout', 'screens/checkout/checkout.tsx')",
    put: "route('check-out', 'screens/checkout/checkout.tsx')",
  },
  {
    statement: 'An empty bag goes from Checkout to Bag.',
    file: checkout,
    find: "  if (bagEmpty) return '/bag';\n  if (signedIn)",
    put: "  if (bagEmpty) return '/';\n  if (signedIn)",
  },
  {
    statement: 'A signed-in customer goes from Checkout to Review.',
    file: checkout,
    find: "  if (signedIn) return '/review';\n",
    put: '',
  },
  {
    statement:
      'A guest enters Checkout only when coming from SignIn or Review; otherwise the guest goes to SignIn.',
    file: checkout,
    find: "from === '/sign-in' || from === '/review' ? null",
    put: 'from !== null ? null',
  },
  {
    statement: '`/review` is Review.',
    file: routes,
    find: "route('review', 'screens/checkout/review.tsx')",
    put: "route('check', 'screens/checkout/review.tsx')",
  },
  {
    statement: 'An empty bag goes from Review to Bag.',
    file: checkout,
    find: "  if (bagEmpty) return '/bag';\n  return !signedIn",
    put: '  return !signedIn',
  },
  {
    statement:
      'A guest coming from Checkout enters Review only with the needed info; otherwise the guest goes back to Checkout.',
    file: checkout,
    find: "from === '/checkout' && !hasInfo ?",
    put: "from === '/bag' && !hasInfo ?",
  },
  {
    statement: 'A digital-only bag needs digital info.',
    file: checkout,
    find: 'if (isDigitalOnly(lines)) return digitalInfo !== null;',
    put: 'if (isDigitalOnly(lines)) return digitalInfo !== null || shippingInfo !== null;',
  },
  {
    statement: 'Pickup needs pickup info.',
    file: checkout,
    find: 'return pickupInfo !== null;',
    put: 'return true;',
  },
  {
    statement: 'Otherwise shipping type, shipping info and payment info are needed.',
    file: checkout,
    find: 'shippingType !== null &&',
    put: '',
  },
  {
    statement: 'Gift cards on the order that cover the whole balance stand in for payment info.',
    file: checkout,
    find: '(creditInfo !== null || giftCardsCoverAll)',
    put: 'creditInfo !== null',
  },
  {
    statement: 'Other cases enter Review freely.',
    file: checkout,
    find: "return !signedIn && from === '/checkout' && !hasInfo",
    put: 'return !signedIn && !hasInfo',
  },
  {
    statement: '`/thank-you/{id}` is ThankYou (decision 012: an id alone opens nothing).',
    file: routes,
    find: "route('thank-you/:id'",
    put: "route('thanks/:id'",
  },
  {
    statement: '`/view-invoice/{order_id}` is InvoiceViewer.',
    file: routes,
    find: "route('view-invoice/:id'",
    put: "route('invoice/:id'",
  },
  {
    statement: 'InvoiceViewer shows no header or footer.',
    file: 'storefront/app/shell/SiteShell.tsx',
    find: '        {content}\n        {drawings}',
    put: '        {content}\n        <Footer />\n        {drawings}',
  },
  {
    statement: '`/orders/guest/{order_id}/status` is OrderStatus.',
    file: routes,
    find: "route('orders/guest/:id/status'",
    put: "route('orders/:id/status'",
  },
  {
    statement:
      '`/sign-in` is SignIn, for a not-signed-in user with a non-empty bag; anyone else goes to the previous path.',
    file: checkout,
    find: "from === null || from === '/sign-in' ? '/bag' : from",
    put: "'/bag'",
  },
];
