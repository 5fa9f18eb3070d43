import { createCardTokenExamples } from '../card.examples.ts';
import { listCountriesExamples } from '../country.examples.ts';
import { listCurrenciesExamples } from '../currency.examples.ts';
import { checkDiscountExamples } from '../discount.examples.ts';
import { checkGiftCardExamples } from '../gift-card.examples.ts';
import { readLocationExamples, saveLocationExamples } from '../location.examples.ts';
import { readShippingExamples } from '../shipping.examples.ts';

/** Example answers of the calls about where an order goes, and how it is paid. */
export const checkoutExamples = {
  checkDiscount: checkDiscountExamples,
  checkGiftCard: checkGiftCardExamples,
  createCardToken: createCardTokenExamples,
  listCountries: listCountriesExamples,
  listCurrencies: listCurrenciesExamples,
  readLocation: readLocationExamples,
  readShipping: readShippingExamples,
  saveLocation: saveLocationExamples,
};
