import type { Api, CallName } from './api.ts';
import {
  checkMaxExamples,
  mergeBagExamples,
  readBagExamples,
  readLaterExamples,
  removeFromBagExamples,
  removeFromLaterExamples,
  saveBagExamples,
  saveLaterExamples,
} from './bag.examples.ts';
import { createCardTokenExamples } from './card.examples.ts';
import { listCategoriesExamples } from './category.examples.ts';
import {
  noteChatSeenExamples,
  readChatExamples,
  sendChatMessageExamples,
} from './chat.examples.ts';
import { writeToShopExamples } from './contact.examples.ts';
import { readContentExamples } from './content.examples.ts';
import { listCountriesExamples } from './country.examples.ts';
import { listCurrenciesExamples } from './currency.examples.ts';
import { readCustomerExamples } from './customer.examples.ts';
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
} from './customer-account.examples.ts';
import {
  addAddressExamples,
  changeAddressExamples,
  removeAddressExamples,
} from './customer-address.examples.ts';
import { readCustomerDataExamples } from './customer-data.examples.ts';
import {
  listBoughtExamples,
  listOrdersExamples,
  readCustomerOrderExamples,
} from './customer-order.examples.ts';
import {
  addPaymentExamples,
  changePaymentExamples,
  removePaymentExamples,
} from './customer-payment.examples.ts';
import { checkDiscountExamples } from './discount.examples.ts';
import { readEGiftCardExamples } from './e-gift-card.examples.ts';
import type { Answer } from './endpoint.ts';
import { addFavoritesExamples, removeFavoritesExamples } from './favorites.examples.ts';
import {
  followExamples,
  listFollowedExamples,
  readFollowingExamples,
  unfollowExamples,
} from './following.examples.ts';
import { checkGiftCardExamples } from './gift-card.examples.ts';
import { readHomeExamples } from './home.examples.ts';
import { openLibraryItemExamples, readLibraryExamples } from './library.examples.ts';
import {
  readAutomatedExamples,
  readCollectionExamples,
  readCreatorExamples,
  readFacetExamples,
  readListingExamples,
  searchProductsExamples,
} from './listing.examples.ts';
import { readLocationExamples, saveLocationExamples } from './location.examples.ts';
import { signUpForNewsletterExamples } from './newsletter.examples.ts';
import {
  cancelOrderExamples,
  findOrderExamples,
  placeOrderExamples,
  readOrderExamples,
} from './order.examples.ts';
import {
  estimatePlanExamples,
  listPlanGroupsExamples,
  readPlanGroupExamples,
} from './plan.examples.ts';
import { readCardsExamples, readProductExamples } from './product.examples.ts';
import {
  findReturnableExamples,
  listReturnsExamples,
  makeReturnExamples,
  readReturnExamples,
} from './return.examples.ts';
import {
  listSchoolCountriesExamples,
  readSchoolExamples,
  readSchoolsExamples,
  readSupplyListExamples,
} from './school.examples.ts';
import {
  addToSessionBagExamples,
  changeSessionBagExamples,
  forgetSessionBagExamples,
  readSessionBagExamples,
  saveSessionCheckoutExamples,
} from './session-bag.examples.ts';
import { readShippingExamples } from './shipping.examples.ts';
import { readStoreExamples } from './store.examples.ts';
import {
  beginSubscriptionExamples,
  cancelSubscriptionExamples,
  changeSubscriptionExamples,
  listSubscriptionsExamples,
  readSubscriptionExamples,
} from './subscription.examples.ts';
import { reportCampaignExamples } from './utm.examples.ts';

/** Example answers of each call by scenario; every call has a `default`. */
export const examples = {
  addAddress: addAddressExamples,
  addFavorites: addFavoritesExamples,
  addPayment: addPaymentExamples,
  addToSessionBag: addToSessionBagExamples,
  beginSubscription: beginSubscriptionExamples,
  cancelSubscription: cancelSubscriptionExamples,
  changeAddress: changeAddressExamples,
  changePayment: changePaymentExamples,
  changeSessionBag: changeSessionBagExamples,
  changeSubscription: changeSubscriptionExamples,
  checkDiscount: checkDiscountExamples,
  checkGiftCard: checkGiftCardExamples,
  checkGuestEmail: checkGuestEmailExamples,
  checkResetToken: checkResetTokenExamples,
  checkMax: checkMaxExamples,
  createCardToken: createCardTokenExamples,
  deleteAccount: deleteAccountExamples,
  estimatePlan: estimatePlanExamples,
  findOrder: findOrderExamples,
  cancelOrder: cancelOrderExamples,
  findReturnable: findReturnableExamples,
  follow: followExamples,
  forgetSessionBag: forgetSessionBagExamples,
  forgotPassword: forgotPasswordExamples,
  listBought: listBoughtExamples,
  listCategories: listCategoriesExamples,
  listCountries: listCountriesExamples,
  listCurrencies: listCurrenciesExamples,
  listFollowed: listFollowedExamples,
  listOrders: listOrdersExamples,
  listSchoolCountries: listSchoolCountriesExamples,
  listReturns: listReturnsExamples,
  listPlanGroups: listPlanGroupsExamples,
  listSubscriptions: listSubscriptionsExamples,
  logIn: logInExamples,
  logOut: logOutExamples,
  logOutEverywhere: logOutEverywhereExamples,
  makeReturn: makeReturnExamples,
  mergeBag: mergeBagExamples,
  noteChatSeen: noteChatSeenExamples,
  openLibraryItem: openLibraryItemExamples,
  placeOrder: placeOrderExamples,
  readAutomated: readAutomatedExamples,
  readBag: readBagExamples,
  readCards: readCardsExamples,
  readChat: readChatExamples,
  readCollection: readCollectionExamples,
  readContent: readContentExamples,
  readCreator: readCreatorExamples,
  readCustomer: readCustomerExamples,
  readCustomerData: readCustomerDataExamples,
  readCustomerOrder: readCustomerOrderExamples,
  readEGiftCard: readEGiftCardExamples,
  readFacet: readFacetExamples,
  readFollowing: readFollowingExamples,
  readHome: readHomeExamples,
  readLater: readLaterExamples,
  readLibrary: readLibraryExamples,
  readListing: readListingExamples,
  readLocation: readLocationExamples,
  readOrder: readOrderExamples,
  readPlanGroup: readPlanGroupExamples,
  readProduct: readProductExamples,
  readSchool: readSchoolExamples,
  readSchools: readSchoolsExamples,
  readReturn: readReturnExamples,
  readSessionBag: readSessionBagExamples,
  readShipping: readShippingExamples,
  readStore: readStoreExamples,
  readSubscription: readSubscriptionExamples,
  readSupplyList: readSupplyListExamples,
  register: registerExamples,
  removeAddress: removeAddressExamples,
  removeFavorites: removeFavoritesExamples,
  removeFromBag: removeFromBagExamples,
  removeFromLater: removeFromLaterExamples,
  removePayment: removePaymentExamples,
  reportCampaign: reportCampaignExamples,
  resetPassword: resetPasswordExamples,
  saveBag: saveBagExamples,
  saveLater: saveLaterExamples,
  saveLocation: saveLocationExamples,
  saveProfile: saveProfileExamples,
  saveSessionCheckout: saveSessionCheckoutExamples,
  searchProducts: searchProductsExamples,
  sendChatMessage: sendChatMessageExamples,
  signUpForNewsletter: signUpForNewsletterExamples,
  unfollow: unfollowExamples,
  writeToShop: writeToShopExamples,
} satisfies {
  [Name in CallName]: { default: Answer<Api[Name]> } & Record<string, Answer<Api[Name]>>;
};
