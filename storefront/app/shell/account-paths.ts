import type { AccountPaths } from '@otzar/design-system/widgets/frame/AccountMenu';
import { paths } from '../paths.ts';

/** Where the account menus lead. */
export const accountPaths: AccountPaths = {
  login: paths.login,
  account: paths.account,
  orders: paths.accountOrders,
  favorites: paths.accountFavorites,
  guestFavorites: paths.guestFavorites,
  buyItAgain: paths.buyItAgain,
  digitalLibrary: paths.digitalLibrary,
  subscriptions: paths.subscriptions,
};
