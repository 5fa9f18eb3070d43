import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** What lies below these is the shop's own, also where it looks like the address of a list. */
const noDepartments = ['account', 'school', 'store-information'];

const screens: RouteConfigEntry[] = [
  index('screens/home/home.tsx'),
  route('bag', 'screens/bag/bag.tsx'),
  route('products/:slug/:id', 'screens/product/product.tsx'),
  route('bundles/:slug/:id', 'screens/product/product.tsx', { id: 'bundle' }),
  route('search', 'screens/search/search.tsx'),
  route('sign-in', 'screens/sign-in/sign-in.tsx'),
  route('login', 'screens/sign-in/login.tsx'),
  route('register', 'screens/sign-in/register.tsx'),
  route('forgot-password', 'screens/sign-in/forgot-password.tsx'),
  route('password/reset/:token', 'screens/sign-in/reset-password.tsx'),
  route('checkout', 'screens/checkout/checkout.tsx'),
  route('review', 'screens/checkout/review.tsx'),
  route('thank-you/:id', 'screens/thank-you/thank-you.tsx'),
  route('view-invoice/:id', 'screens/invoice/invoice.tsx'),
  route('favorites', 'screens/favorites/favorites.tsx'),
  route('account', 'screens/account/account.tsx', [
    index('screens/account/account-index.tsx'),
    route('dashboard', 'screens/account-dashboard/account-dashboard.tsx'),
    route('orders', 'screens/account-orders/account-orders.tsx'),
    route('orders/:id', 'screens/account-order/account-order.tsx'),
    route('favorites', 'screens/account-favorites/account-favorites.tsx'),
    route('buy-it-again', 'screens/account-buy-it-again/account-buy-it-again.tsx'),
    route('digital-libary', 'screens/account-library/account-library.tsx'),
    route('subscriptions', 'screens/account-subscriptions/account-subscriptions.tsx'),
    route(
      'subscriptions-update/:subscription_id',
      'screens/account-subscription/account-subscription.tsx',
    ),
    route('profile', 'screens/account-profile/account-profile.tsx'),
    route('addresses', 'screens/account-addresses/account-addresses.tsx'),
    route('payments', 'screens/account-payments/account-payments.tsx'),
    route('following', 'screens/account-following/account-following.tsx'),
  ]),
  route('subscription/:type_id/:group_id', 'screens/subscription/subscription.tsx'),
  route(
    'subscription-confirmation/:subscription_id',
    'screens/subscription/subscription-confirmation.tsx',
  ),
  route('recurring-confirmation/:recurring_id', 'screens/subscription/recurring-confirmation.tsx'),
  route('e-gift-card', 'screens/e-gift-card/e-gift-card.tsx'),
  route('orders/guest/:id/status', 'screens/order-status/order-status.tsx'),
  route('a/:index/:slug/:id', 'screens/automated/automated.tsx'),
  route('collections/:slug/:id', 'screens/collection/collection.tsx'),
  route('creator/:slug/:id', 'screens/creator/creator.tsx'),
  route('contact-us', 'screens/contact-us/contact-us.tsx'),
  route('letters', 'screens/letters/letters.tsx'),
  route('store-information', 'screens/store/store-information.tsx'),
  route('store-information/address', 'screens/store/store-address.tsx'),
  route('store-information/hours', 'screens/store/store-hours.tsx'),
  route('store-information/virtual-tour', 'screens/store/virtual-tour.tsx'),
  route('school', 'screens/school/school.tsx'),
  route('school/select-your-school/:country?/:zip?', 'screens/school/select-school.tsx'),
  route('school/select-your-grade/:grade_id?', 'screens/school/select-grade.tsx'),
  route('school/select-your-supplies/:grade_id?/:list_id?', 'screens/school/select-supplies.tsx'),
  route('return', 'screens/return/return.tsx'),
  route('gift-return', 'screens/return/gift-return.tsx'),
  route('select-items-to-return', 'screens/return/return-items.tsx'),
  route('choose-a-refund-method', 'screens/return/return-refund.tsx'),
  route('choose-a-return-method', 'screens/return/return-method.tsx'),
  route('return-confirmation/:return_id', 'screens/return/return-confirmation.tsx'),
  route('500', 'screens/server-error/server-error.tsx'),
  route(':page/:id', 'screens/content/content.tsx'),
  route(':index/:slug/:id', 'screens/listing/listing.tsx'),
  ...noDepartments.map((area) =>
    route(`${area}/:part/:id`, 'screens/not-found/not-found.tsx', {
      id: `not-found-${area}`,
    }),
  ),
  route('*', 'screens/not-found/not-found.tsx'),
];

/** Calls each route like its screen: the list of them travels with every page, and a folder's name says nothing more. */
const named = (routes: RouteConfigEntry[]): RouteConfigEntry[] =>
  routes.map(({ children, ...route }) => ({
    id: /([^/]+)\.tsx$/.exec(route.file)?.[1] ?? route.file,
    ...route,
    ...(children && { children: named(children) }),
  }));

export default named(screens) satisfies RouteConfig;
