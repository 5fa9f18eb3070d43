import { api } from '@otzar/contract/api';
import { listCountriesExamples } from '@otzar/contract/country.examples';
import { listCurrenciesExamples } from '@otzar/contract/currency.examples';
import { cardBrand, isExpired, passesLuhn } from '@otzar/domain/card';
import type { RequestHandler } from 'msw';
import { checkSampleDiscount, checkSampleGiftCard } from '../sample-codes.ts';
import { locate, shippingTo } from '../sample-places.ts';
import { offersFor, type SampleShop } from '../sample-shop.ts';
import { refuse, serve } from '../serve.ts';

/** Answers to the calls about where an order goes, and how it is paid. */
export const checkoutAnswers = (shop: SampleShop): RequestHandler[] => [
  serve(api.listCountries, () => listCountriesExamples.default),
  serve(api.listCurrencies, () => listCurrenciesExamples.default),
  serve(api.readLocation, ({ session }) => shop.locations.get(session) ?? locate('', 'US')),
  serve(api.saveLocation, ({ body, session }) => {
    const location = locate(body.zipCode, body.country);
    shop.locations.set(session, location);
    return location;
  }),
  serve(api.readShipping, ({ body, answerHeaders }) => {
    answerHeaders.set('shipping_updated_at', '2026-11-24T12:00:00.000Z');
    const { zip, country } = locate(body.zip_code, body.country, 'zip_code');
    return shippingTo(country.value, zip);
  }),
  serve(api.createCardToken, ({ body: { card, exp } }) => {
    if (!passesLuhn(card)) refuse('wrongCardNumber');
    if (isExpired(exp, new Date())) refuse('expiredCard');
    const last_four = card.slice(-4);
    const token = { Token: `tok_sample_${last_four}`, last_four, brand: cardBrand(card), exp };
    shop.cards.set(token.Token, token);
    return token;
  }),
  serve(api.checkGiftCard, ({ body }) => checkSampleGiftCard(body.code)),
  serve(api.checkDiscount, ({ body: { code, lines } }) =>
    checkSampleDiscount(code, offersFor(shop, lines)),
  ),
];
