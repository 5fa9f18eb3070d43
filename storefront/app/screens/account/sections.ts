import { paths } from '../../paths.ts';

/** The pages of the account, as its navigation lists them. */
export const sections = [
  { name: 'Dashboard', href: paths.dashboard },
  { name: 'Orders', href: paths.accountOrders },
  { name: 'Favorites', href: paths.accountFavorites },
  { name: 'Buy it again', href: paths.buyItAgain },
  { name: 'Digital library', href: paths.digitalLibrary },
  { name: 'Subscriptions', href: paths.subscriptions },
  { name: 'Following', href: paths.followed },
  { name: 'Profile', href: paths.profile },
  { name: 'Addresses', href: paths.addresses },
  { name: 'Payments', href: paths.payments },
];

const belongsTo: [within: string, section: string][] = [
  ['/account/subscriptions-update/', paths.subscriptions],
  [`${paths.accountOrders}/`, paths.accountOrders],
];

/** The section that a page of the account belongs to. */
export const sectionOf = (pathname: string): string =>
  belongsTo.find(([within]) => pathname.startsWith(within))?.[1] ?? pathname;
