import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import routes from './routes.ts';

/** The file of the screen at an address. */
function screenAt(address: string): string | undefined {
  const matched = matchRoutes(routes as unknown as RouteObject[], address)?.at(-1);
  return (matched?.route as { file?: string } | undefined)?.file?.split('/').at(-1);
}

/** Every address of the specification (section 2) with an example, and its screen. */
const addresses = [
  ['/', '/', 'home.tsx'],
  ['/bag', '/bag', 'bag.tsx'],
  ['/checkout', '/checkout', 'checkout.tsx'],
  ['/review', '/review', 'review.tsx'],
  ['/thank-you/{id}', '/thank-you/7', 'thank-you.tsx'],
  ['/view-invoice/{order_id}', '/view-invoice/7', 'invoice.tsx'],
  ['/orders/guest/{order_id}/status', '/orders/guest/7/status', 'order-status.tsx'],
  ['/sign-in', '/sign-in', 'sign-in.tsx'],
  ['/login', '/login', 'login.tsx'],
  ['/register', '/register', 'register.tsx'],
  ['/forgot-password', '/forgot-password', 'forgot-password.tsx'],
  ['/password/reset/{token}', '/password/reset/abc', 'reset-password.tsx'],
  ['/account', '/account', 'account-index.tsx'],
  ['/account/dashboard', '/account/dashboard', 'account-dashboard.tsx'],
  ['/account/orders', '/account/orders', 'account-orders.tsx'],
  ['/account/orders/{id}', '/account/orders/7', 'account-order.tsx'],
  ['/account/favorites', '/account/favorites', 'account-favorites.tsx'],
  ['/account/buy-it-again', '/account/buy-it-again', 'account-buy-it-again.tsx'],
  ['/account/digital-libary', '/account/digital-libary', 'account-library.tsx'],
  ['/account/subscriptions', '/account/subscriptions', 'account-subscriptions.tsx'],
  [
    '/account/subscriptions-update/{subscription_id}',
    '/account/subscriptions-update/7',
    'account-subscription.tsx',
  ],
  ['/favorites', '/favorites', 'favorites.tsx'],
  ['/school', '/school', 'school.tsx'],
  [
    '/school/select-your-school/{country}/{zip}',
    '/school/select-your-school/US/10002',
    'select-school.tsx',
  ],
  ['/school/select-your-grade/{grade_id}', '/school/select-your-grade/3', 'select-grade.tsx'],
  [
    '/school/select-your-supplies/{grade_id}/{list_id}',
    '/school/select-your-supplies/3/7',
    'select-supplies.tsx',
  ],
  ['/subscription/{type_id}/{group_id}', '/subscription/1/2', 'subscription.tsx'],
  [
    '/subscription-confirmation/{subscription_id}',
    '/subscription-confirmation/7',
    'subscription-confirmation.tsx',
  ],
  [
    '/recurring-confirmation/{recurring_id}',
    '/recurring-confirmation/7',
    'recurring-confirmation.tsx',
  ],
  ['/store-information', '/store-information', 'store-information.tsx'],
  ['/store-information/hours', '/store-information/hours', 'store-hours.tsx'],
  ['/store-information/address', '/store-information/address', 'store-address.tsx'],
  ['/store-information/virtual-tour', '/store-information/virtual-tour', 'virtual-tour.tsx'],
  ['/return', '/return', 'return.tsx'],
  ['/gift-return', '/gift-return', 'gift-return.tsx'],
  ['/select-items-to-return', '/select-items-to-return', 'return-items.tsx'],
  ['/choose-a-refund-method', '/choose-a-refund-method', 'return-refund.tsx'],
  ['/choose-a-return-method', '/choose-a-return-method', 'return-method.tsx'],
  ['/return-confirmation/{return_id}', '/return-confirmation/7', 'return-confirmation.tsx'],
  ['/products/{slug}/{id}', '/products/a-book/1', 'product.tsx'],
  ['/bundles/{slug}/{id}', '/bundles/a-desk/1', 'product.tsx'],
  ['/search', '/search?q=river', 'search.tsx'],
  ['/e-gift-card', '/e-gift-card', 'e-gift-card.tsx'],
  ['/{page}/{id}', '/about/43', 'content.tsx'],
  ['/creator/{slug}/{id}', '/creator/noa-levi/3', 'creator.tsx'],
  ['/collections/{slug}/{id}', '/collections/gifts/3', 'collection.tsx'],
  ['/a/{index}/{slug}/{id}', '/a/books/new/3', 'automated.tsx'],
  ['/{index}/{slug}/{id}', '/books/novels/3', 'listing.tsx'],
  ['/contact-us', '/contact-us', 'contact-us.tsx'],
  ['/500', '/500', 'server-error.tsx'],
  ['an unknown path of the account', '/account/subscription/3', 'not-found.tsx'],
  ['an unknown path of the schools', '/school/select/3', 'not-found.tsx'],
  ['an unknown path of the store', '/store-information/map/3', 'not-found.tsx'],
  ['any other path', '/nowhere/at/all/to/be/seen', 'not-found.tsx'],
] as const;

describe('a screen', () => {
  test.each(addresses)('stands at %s', (_, address, file) => {
    expect(screenAt(address)).toBe(file);
  });
});
