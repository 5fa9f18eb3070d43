import * as messages from '#messages/screens/account';
import { paths } from '../../paths.ts';

/** The pages of the account, as its navigation lists them. */
export const sections = [
  { name: messages.dashboard, href: paths.dashboard },
  { name: messages.orders, href: paths.accountOrders },
  { name: messages.favorites, href: paths.accountFavorites },
  { name: messages.buyItAgain, href: paths.buyItAgain },
  { name: messages.digitalLibrary, href: paths.digitalLibrary },
  { name: messages.subscriptions, href: paths.subscriptions },
  { name: messages.following, href: paths.followed },
  { name: messages.profile, href: paths.profile },
  { name: messages.addresses, href: paths.addresses },
  { name: messages.payments, href: paths.payments },
];

const belongsTo: [within: string, section: string][] = [
  ['/account/subscriptions-update/', paths.subscriptions],
  [`${paths.accountOrders}/`, paths.accountOrders],
];

/** The section that a page of the account belongs to. */
export const sectionOf = (pathname: string): string =>
  belongsTo.find(([within]) => pathname.startsWith(within))?.[1] ?? pathname;
