import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BagLine, GiftOptions, LineOffer, Personalization } from './bag.ts';
import { CardToken } from './card.ts';
import { listCategoriesExamples } from './category.examples.ts';
import { listCategories } from './category.ts';
import { Country } from './country.ts';
import { Currency } from './currency.ts';
import { Customer } from './customer.ts';
import { CustomerAddress } from './customer-address.ts';
import { CustomerPayment } from './customer-payment.ts';
import { Discount } from './discount.ts';
import { Following } from './following.ts';
import { GiftCard } from './gift-card.ts';
import { Location } from './location.ts';
import { Creator, Product, ProductCard, Variation } from './product.ts';
import { ProductHit, QueryHit } from './search.ts';
import { ShippingMethod, ShippingOptions } from './shipping.ts';

type Entries = Record<string, v.GenericSchema>;

/** What each entity of the specification (section 3) has, as far as it travels. */
const entities: [string, { entries: Entries }, string][] = [
  ['a bag line', BagLine, 'id type item_key item_type quantity max price tax_code title sku'],
  ['the product of a bag line', BagLine, 'product_id gift_options personalization'],
  ['the selection in a bag line', BagLine, 'vendor path preorder_date exclude_free_shipping image'],
  ['gift options', GiftOptions, 'price'],
  ['an entry of a personalization', Personalization.item.entries.entries.item, 'key price'],
  ['the shop’s word on a line', LineOffer, 'id type quantity max'],
  ['a customer', Customer, 'id email name first_name last_name favorites addresses payments'],
  ['a kept address', CustomerAddress, 'id country postal_code default phone'],
  ['a kept payment', CustomerPayment, 'id default'],
  ['a card token', CardToken, 'Token last_four'],
  ['a location', Location, 'zip country tax_rate'],
  ['the country of a location', Location.entries.country, 'label value'],
  ['a country', Country, 'label value'],
  ['a currency', Currency, 'currency name rate symbol'],
  ['following', Following, 'creators vendors'],
  ['a discount', Discount, 'total'],
  ['a gift card', GiftCard, 'code balance'],
  [
    'shipping options',
    ShippingOptions,
    'over_price pickup fastest cheapest free_over shipping_ids_not_excluded_from_free_shipping fulfillment_expires store_expires',
  ],
  ['pickup', ShippingOptions.entries.pickup, 'days hours date'],
  ['the fastest and the cheapest way', ShippingMethod, 'days name id estimated_arrival'],
  [
    'free delivery',
    ShippingOptions.entries.free_over.wrapped,
    'days estimated_arrival free_shipping_above id',
  ],
  ['a product on a card', ProductCard, 'id type title path price fake_price vendor image sku'],
  [
    'a product',
    Product,
    'item_type max max_quantity meta exclude_free_shipping personalizations media media_urls creators',
  ],
  ['a product in Hebrew', Product, 'heb_title heb_description heb_short_desc variation_infos'],
  ['a creator', Creator, 'heb_name'],
  [
    'a variation',
    Variation,
    'id price fake_price picture preorder_date item_type max max_quantity sku meta',
  ],
  ['a suggested query', QueryHit, 'query'],
  ['a suggested product', ProductHit, 'title image path'],
];

describe('what travels', () => {
  test.each(entities)('of %s has the fields of the specification', (_, { entries }, fields) => {
    for (const field of fields.split(' ')) expect(Object.keys(entries)).toContain(field);
  });

  test('of a category is its name, its children and the path it leads to', () => {
    const [category] = v.parse(listCategories.answer, listCategoriesExamples.default);
    expect(Object.keys(category ?? {}).toSorted()).toEqual(['children', 'name', 'value']);
    expect(v.is(listCategories.answer, [{ name: 'Books', value: '/books' }])).toBe(false);
  });

  test('as a tax rate is a number', () => {
    expect(v.is(Location.entries.tax_rate, 0.08875)).toBe(true);
    expect(v.is(Location.entries.tax_rate, '0.08875')).toBe(false);
  });

  test('as a country code has two letters', () => {
    expect(v.is(Country, { label: 'Israel', value: 'ISR' })).toBe(false);
  });
});
