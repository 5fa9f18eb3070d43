import type { Api, CallName } from './api.ts';
import {
  checkMaxExamples,
  readBagExamples,
  readLaterExamples,
  removeFromBagExamples,
  removeFromLaterExamples,
  saveBagExamples,
  saveLaterExamples,
} from './bag.examples.ts';
import { createCardTokenExamples } from './card.examples.ts';
import { listCategoriesExamples } from './category.examples.ts';
import { readContentExamples } from './content.examples.ts';
import { listCountriesExamples } from './country.examples.ts';
import { listCurrenciesExamples } from './currency.examples.ts';
import {
  checkGuestEmailExamples,
  logInExamples,
  logOutExamples,
  readCustomerExamples,
  registerExamples,
  saveProfileExamples,
} from './customer.examples.ts';
import {
  addAddressExamples,
  changeAddressExamples,
  removeAddressExamples,
} from './customer-address.examples.ts';
import {
  addPaymentExamples,
  changePaymentExamples,
  removePaymentExamples,
} from './customer-payment.examples.ts';
import { checkDiscountExamples } from './discount.examples.ts';
import { readEGiftCardExamples } from './e-gift-card.examples.ts';
import type { Answer } from './endpoint.ts';
import { addFavoritesExamples, removeFavoritesExamples } from './favorites.examples.ts';
import { followExamples, readFollowingExamples, unfollowExamples } from './following.examples.ts';
import { checkGiftCardExamples } from './gift-card.examples.ts';
import { readHomeExamples } from './home.examples.ts';
import { readListingExamples, searchProductsExamples } from './listing.examples.ts';
import { readLocationExamples, saveLocationExamples } from './location.examples.ts';
import { findOrderExamples, placeOrderExamples, readOrderExamples } from './order.examples.ts';
import { readCardsExamples, readProductExamples } from './product.examples.ts';
import { readShippingExamples } from './shipping.examples.ts';

/** Example answers of each call by scenario; every call has a `default`. */
export const examples = {
  addAddress: addAddressExamples,
  addFavorites: addFavoritesExamples,
  addPayment: addPaymentExamples,
  changeAddress: changeAddressExamples,
  changePayment: changePaymentExamples,
  checkDiscount: checkDiscountExamples,
  checkGiftCard: checkGiftCardExamples,
  checkGuestEmail: checkGuestEmailExamples,
  checkMax: checkMaxExamples,
  createCardToken: createCardTokenExamples,
  findOrder: findOrderExamples,
  follow: followExamples,
  listCategories: listCategoriesExamples,
  listCountries: listCountriesExamples,
  listCurrencies: listCurrenciesExamples,
  logIn: logInExamples,
  logOut: logOutExamples,
  placeOrder: placeOrderExamples,
  readBag: readBagExamples,
  readCards: readCardsExamples,
  readContent: readContentExamples,
  readCustomer: readCustomerExamples,
  readFollowing: readFollowingExamples,
  readEGiftCard: readEGiftCardExamples,
  readHome: readHomeExamples,
  readLater: readLaterExamples,
  readListing: readListingExamples,
  readLocation: readLocationExamples,
  readOrder: readOrderExamples,
  readProduct: readProductExamples,
  readShipping: readShippingExamples,
  register: registerExamples,
  removeAddress: removeAddressExamples,
  removeFavorites: removeFavoritesExamples,
  removeFromBag: removeFromBagExamples,
  removeFromLater: removeFromLaterExamples,
  removePayment: removePaymentExamples,
  saveBag: saveBagExamples,
  saveLater: saveLaterExamples,
  saveLocation: saveLocationExamples,
  saveProfile: saveProfileExamples,
  searchProducts: searchProductsExamples,
  unfollow: unfollowExamples,
} satisfies {
  [Name in CallName]: { default: Answer<Api[Name]> } & Record<string, Answer<Api[Name]>>;
};
