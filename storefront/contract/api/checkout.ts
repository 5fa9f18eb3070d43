import { Address, CustomerAddress } from '../address.ts';
import { createCardToken } from '../card.ts';
import { CardToken, CustomerPayment } from '../card-token.ts';
import { Country, listCountries } from '../country.ts';
import { Currency, listCurrencies } from '../currency.ts';
import { checkDiscount, Discount } from '../discount.ts';
import { checkGiftCard, GiftCard } from '../gift-card.ts';
import { Location, readLocation, saveLocation } from '../location.ts';
import { readShipping, ShippingMethod, ShippingOptions } from '../shipping.ts';

/** The calls about where an order goes, and how it is paid. */
export const checkoutCalls = {
  checkDiscount,
  checkGiftCard,
  createCardToken,
  listCountries,
  listCurrencies,
  readLocation,
  readShipping,
  saveLocation,
};

/** What their answers are made of. */
export const checkoutSchemas = {
  Address,
  CardToken,
  Country,
  Currency,
  CustomerAddress,
  CustomerPayment,
  Discount,
  GiftCard,
  Location,
  ShippingMethod,
  ShippingOptions,
};
