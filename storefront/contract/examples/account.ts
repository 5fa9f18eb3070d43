import { readCustomerExamples } from '../customer.examples.ts';
import {
  checkGuestEmailExamples,
  checkResetTokenExamples,
  deleteAccountExamples,
  forgotPasswordExamples,
  logInExamples,
  logOutEverywhereExamples,
  logOutExamples,
  registerExamples,
  resetPasswordExamples,
  saveProfileExamples,
} from '../customer-account.examples.ts';
import {
  addAddressExamples,
  changeAddressExamples,
  removeAddressExamples,
} from '../customer-address.examples.ts';
import { readCustomerDataExamples } from '../customer-data.examples.ts';
import {
  addPaymentExamples,
  changePaymentExamples,
  removePaymentExamples,
} from '../customer-payment.examples.ts';
import { addFavoritesExamples, removeFavoritesExamples } from '../favorites.examples.ts';
import {
  followExamples,
  listFollowedExamples,
  readFollowingExamples,
  unfollowExamples,
} from '../following.examples.ts';
import { openLibraryItemExamples, readLibraryExamples } from '../library.examples.ts';
import {
  estimatePlanExamples,
  listPlanGroupsExamples,
  readPlanGroupExamples,
} from '../plan.examples.ts';
import {
  beginSubscriptionExamples,
  cancelSubscriptionExamples,
  changeSubscriptionExamples,
  listSubscriptionsExamples,
  readSubscriptionExamples,
} from '../subscription.examples.ts';

/** Example answers of the calls about a customer’s account, and what comes to it. */
export const accountExamples = {
  addAddress: addAddressExamples,
  addFavorites: addFavoritesExamples,
  addPayment: addPaymentExamples,
  beginSubscription: beginSubscriptionExamples,
  cancelSubscription: cancelSubscriptionExamples,
  changeAddress: changeAddressExamples,
  changePayment: changePaymentExamples,
  changeSubscription: changeSubscriptionExamples,
  checkGuestEmail: checkGuestEmailExamples,
  checkResetToken: checkResetTokenExamples,
  deleteAccount: deleteAccountExamples,
  estimatePlan: estimatePlanExamples,
  follow: followExamples,
  forgotPassword: forgotPasswordExamples,
  listFollowed: listFollowedExamples,
  listPlanGroups: listPlanGroupsExamples,
  listSubscriptions: listSubscriptionsExamples,
  logIn: logInExamples,
  logOutEverywhere: logOutEverywhereExamples,
  logOut: logOutExamples,
  openLibraryItem: openLibraryItemExamples,
  readCustomerData: readCustomerDataExamples,
  readCustomer: readCustomerExamples,
  readFollowing: readFollowingExamples,
  readLibrary: readLibraryExamples,
  readPlanGroup: readPlanGroupExamples,
  readSubscription: readSubscriptionExamples,
  register: registerExamples,
  removeAddress: removeAddressExamples,
  removeFavorites: removeFavoritesExamples,
  removePayment: removePaymentExamples,
  resetPassword: resetPasswordExamples,
  saveProfile: saveProfileExamples,
  unfollow: unfollowExamples,
};
