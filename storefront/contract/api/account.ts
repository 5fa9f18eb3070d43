import { Customer, readCustomer } from '../customer.ts';
import {
  checkGuestEmail,
  checkResetToken,
  deleteAccount,
  forgotPassword,
  logIn,
  logOut,
  logOutEverywhere,
  register,
  resetPassword,
  saveProfile,
} from '../customer-account.ts';
import { addAddress, changeAddress, removeAddress } from '../customer-address.ts';
import { readCustomerData } from '../customer-data.ts';
import { addPayment, changePayment, removePayment } from '../customer-payment.ts';
import { addFavorites, removeFavorites } from '../favorites.ts';
import { Following, follow, listFollowed, readFollowing, unfollow } from '../following.ts';
import { openLibraryItem, readLibrary } from '../library.ts';
import { estimatePlan, listPlanGroups, readPlanGroup } from '../plan.ts';
import {
  beginSubscription,
  cancelSubscription,
  changeSubscription,
  listSubscriptions,
  readSubscription,
} from '../subscription.ts';

/** The calls about a customer’s account, and what comes to it. */
export const accountCalls = {
  addAddress,
  addFavorites,
  addPayment,
  beginSubscription,
  cancelSubscription,
  changeAddress,
  changePayment,
  changeSubscription,
  checkGuestEmail,
  checkResetToken,
  deleteAccount,
  estimatePlan,
  follow,
  forgotPassword,
  listFollowed,
  listPlanGroups,
  listSubscriptions,
  logIn,
  logOut,
  logOutEverywhere,
  openLibraryItem,
  readCustomer,
  readCustomerData,
  readFollowing,
  readLibrary,
  readPlanGroup,
  readSubscription,
  register,
  removeAddress,
  removeFavorites,
  removePayment,
  resetPassword,
  saveProfile,
  unfollow,
};

/** What their answers are made of. */
export const accountSchemas = { Customer, Following };
