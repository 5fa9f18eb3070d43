import type { Api, CallName } from './api.ts';
import { checkMaxExamples } from './bag.examples.ts';
import { createCardTokenExamples } from './card.examples.ts';
import { listCategoriesExamples } from './category.examples.ts';
import { readContentExamples } from './content.examples.ts';
import { listCountriesExamples } from './country.examples.ts';
import { listCurrenciesExamples } from './currency.examples.ts';
import { logOutExamples, readCustomerExamples } from './customer.examples.ts';
import { checkDiscountExamples } from './discount.examples.ts';
import { readEGiftCardExamples } from './e-gift-card.examples.ts';
import type { Answer } from './endpoint.ts';
import { checkGiftCardExamples } from './gift-card.examples.ts';
import { readHomeExamples } from './home.examples.ts';
import { readListingExamples, searchProductsExamples } from './listing.examples.ts';
import { readLocationExamples, saveLocationExamples } from './location.examples.ts';
import { findOrderExamples, placeOrderExamples, readOrderExamples } from './order.examples.ts';
import { readCardsExamples, readProductExamples } from './product.examples.ts';
import { readShippingExamples } from './shipping.examples.ts';

/** Example answers of each call by scenario; every call has a `default`. */
export const examples = {
  checkDiscount: checkDiscountExamples,
  checkGiftCard: checkGiftCardExamples,
  checkMax: checkMaxExamples,
  createCardToken: createCardTokenExamples,
  findOrder: findOrderExamples,
  listCategories: listCategoriesExamples,
  listCountries: listCountriesExamples,
  listCurrencies: listCurrenciesExamples,
  logOut: logOutExamples,
  placeOrder: placeOrderExamples,
  readCards: readCardsExamples,
  readContent: readContentExamples,
  readCustomer: readCustomerExamples,
  readEGiftCard: readEGiftCardExamples,
  readHome: readHomeExamples,
  readListing: readListingExamples,
  readLocation: readLocationExamples,
  readOrder: readOrderExamples,
  readProduct: readProductExamples,
  readShipping: readShippingExamples,
  saveLocation: saveLocationExamples,
  searchProducts: searchProductsExamples,
} satisfies {
  [Name in CallName]: { default: Answer<Api[Name]> } & Record<string, Answer<Api[Name]>>;
};
