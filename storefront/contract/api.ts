import { checkMax } from './bag.ts';
import { createCardToken } from './card.ts';
import { listCategories } from './category.ts';
import { noteChatSeen, readChat, sendChatMessage } from './chat.ts';
import { writeToShop } from './contact.ts';
import { readContent } from './content.ts';
import { listCountries } from './country.ts';
import { listCurrencies } from './currency.ts';
import { readCustomer } from './customer.ts';
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
} from './customer-account.ts';
import { addAddress, changeAddress, removeAddress } from './customer-address.ts';
import {
  mergeBag,
  readBag,
  readLater,
  removeFromBag,
  removeFromLater,
  saveBag,
  saveLater,
} from './customer-bag.ts';
import { readCustomerData } from './customer-data.ts';
import { listBought, listOrders, readCustomerOrder } from './customer-order.ts';
import { addPayment, changePayment, removePayment } from './customer-payment.ts';
import { checkDiscount } from './discount.ts';
import { readEGiftCard } from './e-gift-card.ts';
import { addFavorites, removeFavorites } from './favorites.ts';
import { follow, listFollowed, readFollowing, unfollow } from './following.ts';
import { checkGiftCard } from './gift-card.ts';
import { readHome } from './home.ts';
import { openLibraryItem, readLibrary } from './library.ts';
import {
  readAutomated,
  readCollection,
  readCreator,
  readFacet,
  readListing,
  searchProducts,
} from './listing.ts';
import { readLocation, saveLocation } from './location.ts';
import { signUpForNewsletter } from './newsletter.ts';
import { cancelOrder, findOrder, placeOrder, readOrder } from './order.ts';
import { estimatePlan, listPlanGroups, readPlanGroup } from './plan.ts';
import { readCards, readProduct } from './product.ts';
import { findReturnable, listReturns, makeReturn, readReturn } from './return.ts';
import { listSchoolCountries, readSchool, readSchools, readSupplyList } from './school.ts';
import {
  addToSessionBag,
  changeSessionBag,
  forgetSessionBag,
  readSessionBag,
  saveSessionCheckout,
} from './session-bag.ts';
import { readShipping } from './shipping.ts';
import { readStore } from './store.ts';
import {
  beginSubscription,
  cancelSubscription,
  changeSubscription,
  listSubscriptions,
  readSubscription,
} from './subscription.ts';
import { reportCampaign } from './utm.ts';

/** Every call of the shop, by name: the OpenAPI document, the server and the mocks are made from it. */
export const api = {
  addAddress,
  addFavorites,
  addPayment,
  addToSessionBag,
  beginSubscription,
  cancelSubscription,
  changeAddress,
  changePayment,
  changeSessionBag,
  changeSubscription,
  checkDiscount,
  checkGiftCard,
  checkGuestEmail,
  checkResetToken,
  checkMax,
  createCardToken,
  deleteAccount,
  estimatePlan,
  findOrder,
  cancelOrder,
  findReturnable,
  follow,
  forgetSessionBag,
  forgotPassword,
  listBought,
  listCategories,
  listCountries,
  listCurrencies,
  listFollowed,
  listOrders,
  listSchoolCountries,
  listReturns,
  listPlanGroups,
  listSubscriptions,
  logIn,
  logOut,
  logOutEverywhere,
  makeReturn,
  mergeBag,
  noteChatSeen,
  openLibraryItem,
  placeOrder,
  readAutomated,
  readBag,
  readCards,
  readChat,
  readCollection,
  readContent,
  readCreator,
  readCustomer,
  readCustomerData,
  readCustomerOrder,
  readEGiftCard,
  readFacet,
  readFollowing,
  readHome,
  readLater,
  readLibrary,
  readListing,
  readLocation,
  readOrder,
  readPlanGroup,
  readProduct,
  readSchool,
  readSchools,
  readReturn,
  readSessionBag,
  readShipping,
  readStore,
  readSubscription,
  readSupplyList,
  register,
  removeAddress,
  removeFavorites,
  removeFromBag,
  removeFromLater,
  removePayment,
  reportCampaign,
  resetPassword,
  saveBag,
  saveLater,
  saveLocation,
  saveProfile,
  saveSessionCheckout,
  searchProducts,
  sendChatMessage,
  signUpForNewsletter,
  unfollow,
  writeToShop,
} as const;

export type Api = typeof api;
export type CallName = keyof Api;
