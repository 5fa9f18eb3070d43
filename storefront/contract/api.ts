import { checkMax } from './bag.ts';
import { createCardToken } from './card.ts';
import { listCategories } from './category.ts';
import { readContent } from './content.ts';
import { listCountries } from './country.ts';
import { listCurrencies } from './currency.ts';
import { logOut, readCustomer } from './customer.ts';
import { checkDiscount } from './discount.ts';
import { readEGiftCard } from './e-gift-card.ts';
import { checkGiftCard } from './gift-card.ts';
import { readHome } from './home.ts';
import { readListing, searchProducts } from './listing.ts';
import { readLocation, saveLocation } from './location.ts';
import { findOrder, placeOrder, readOrder } from './order.ts';
import { readCards, readProduct } from './product.ts';
import { readShipping } from './shipping.ts';

/** Every call of the shop, by name: the OpenAPI document, the server and the mocks are made from it. */
export const api = {
  checkDiscount,
  checkGiftCard,
  checkMax,
  createCardToken,
  findOrder,
  listCategories,
  listCountries,
  listCurrencies,
  logOut,
  placeOrder,
  readCards,
  readContent,
  readCustomer,
  readEGiftCard,
  readHome,
  readListing,
  readLocation,
  readOrder,
  readProduct,
  readShipping,
  saveLocation,
  searchProducts,
} as const;

export type Api = typeof api;
export type CallName = keyof Api;
