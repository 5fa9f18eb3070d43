import {
  checkMax,
  readBag,
  readLater,
  removeFromBag,
  removeFromLater,
  saveBag,
  saveLater,
} from './bag.ts';
import { createCardToken } from './card.ts';
import { listCategories } from './category.ts';
import { readContent } from './content.ts';
import { listCountries } from './country.ts';
import { listCurrencies } from './currency.ts';
import { checkGuestEmail, logIn, logOut, readCustomer, register, saveProfile } from './customer.ts';
import { addAddress, changeAddress, removeAddress } from './customer-address.ts';
import { addPayment, changePayment, removePayment } from './customer-payment.ts';
import { checkDiscount } from './discount.ts';
import { readEGiftCard } from './e-gift-card.ts';
import { addFavorites, removeFavorites } from './favorites.ts';
import { follow, readFollowing, unfollow } from './following.ts';
import { checkGiftCard } from './gift-card.ts';
import { readHome } from './home.ts';
import { readListing, searchProducts } from './listing.ts';
import { readLocation, saveLocation } from './location.ts';
import { findOrder, placeOrder, readOrder } from './order.ts';
import { readCards, readProduct } from './product.ts';
import { readShipping } from './shipping.ts';

/** Every call of the shop, by name: the OpenAPI document, the server and the mocks are made from it. */
export const api = {
  addAddress,
  addFavorites,
  addPayment,
  changeAddress,
  changePayment,
  checkDiscount,
  checkGiftCard,
  checkGuestEmail,
  checkMax,
  createCardToken,
  findOrder,
  follow,
  listCategories,
  listCountries,
  listCurrencies,
  logIn,
  logOut,
  placeOrder,
  readBag,
  readCards,
  readContent,
  readCustomer,
  readFollowing,
  readEGiftCard,
  readHome,
  readLater,
  readListing,
  readLocation,
  readOrder,
  readProduct,
  readShipping,
  register,
  removeAddress,
  removeFavorites,
  removeFromBag,
  removeFromLater,
  removePayment,
  saveBag,
  saveLater,
  saveLocation,
  saveProfile,
  searchProducts,
  unfollow,
} as const;

export type Api = typeof api;
export type CallName = keyof Api;
