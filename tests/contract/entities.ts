import { api } from '@otzar/contract/api';
import type { BagLine } from '@otzar/contract/bag';
import type { Product, ProductCard } from '@otzar/contract/product';
import type { ShippingOptions } from '@otzar/contract/shipping';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountHolder } from './account-holder.ts';
import { goodCard } from './cards.ts';
import { discounts, giftCards } from './codes.ts';
import { findOffers, findPersonalised, idIn } from './shelves.ts';
import { type Handler, Visitor } from './visitor.ts';

const words = expect.stringMatching(/\S/);
const inHebrew = expect.stringMatching(/[א-ת]/);
const aPath = expect.stringMatching(/^\/\w/);
const aMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const aNumber = expect.any(Number);
const aFlag = expect.any(Boolean);
const aPicture = expect.objectContaining({ src: aPath });
const aDayOrNone = expect.toSatisfy((day) => day === null || /^\d{4}-\d\d-\d\d$/.test(day));

const HOME = {
  name: 'Tamar Levi',
  street: '12 Maple Street',
  street_2: '',
  city: 'Brooklyn',
  region: 'NY',
  postal_code: '11201',
  country: 'US',
  phone: '718 555 0100',
};

/** The cards that lie on Home and in its first department, each once. */
async function someCards(visitor: Visitor): Promise<ProductCard[]> {
  const { rails } = await visitor.call(api.readHome);
  const [department] = await visitor.call(api.listCategories);
  const params = { id: idIn(department?.value ?? '') };
  const { products } = await visitor.call(api.readListing, { params });
  const cards = [...products, ...rails.flatMap((rail) => rail.products)];
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}

/** The entities of the specification (section 3) as they travel: each is asked for, and has its fields. */
export function entities(answer: Handler): void {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await Visitor.known(answer);
  });

  describe('in the bag', () => {
    let line: BagLine | undefined;
    let product: Product;
    beforeAll(async () => {
      const { visitor: holder } = await accountHolder(answer);
      product = await findPersonalised(holder);
      const [field] = product.personalizations;
      const entry = { key: field?.key ?? '', label: '', value: 'Noa', price: 0 };
      const asked = {
        id: product.id,
        type: product.type,
        item_key: 'noa',
        quantity: 2,
        gift_options: { wrap: true, message: '', price: 0 },
        personalization: [{ entries: [entry] }],
      };
      [line] = await holder.call(api.saveBag, { body: { bag: [asked] } });
    });

    test('a line is of something, so many of it, at a price', () => {
      expect(line).toMatchObject({
        id: product.id,
        type: product.type,
        item_key: 'noa',
        item_type: product.item_type,
        quantity: 2,
        max: product.max,
        price: product.price,
        tax_code: product.tax_code,
        title: product.title,
        sku: product.sku,
        product_id: product.product_id,
      });
    });

    test('a line has what was chosen: maker, page, day, picture, and whether it ships free', () => {
      expect(line).toMatchObject({
        vendor: product.vendor,
        path: product.path,
        preorder_date: product.preorder_date,
        exclude_free_shipping: product.exclude_free_shipping,
        image: product.image,
      });
    });

    test('gift options have the price of the shop', () => {
      expect(product.gift_wrap).toBeGreaterThan(0);
      expect(line?.gift_options).toEqual({ wrap: true, message: '', price: product.gift_wrap });
    });

    test('a personalization is groups of entries, each key with its price', () => {
      const [{ key, price } = {}] = product.personalizations;
      expect(price).toBeGreaterThan(0);
      expect(line?.personalization).toEqual([
        { entries: [expect.objectContaining({ key, value: 'Noa', price })] },
      ]);
    });
  });

  describe('of a customer', () => {
    test('who they are, and what they like', async () => {
      const { visitor: holder } = await accountHolder(answer, { name: 'Tamar Levi Barak' });
      const [offer] = await findOffers(holder);
      const ids = [offer?.product_id ?? 0];
      await holder.call(api.addFavorites, { body: { ids } });
      expect((await holder.call(api.readCustomer)).customer).toMatchObject({
        id: aNumber,
        email: expect.stringContaining('@'),
        name: 'Tamar Levi Barak',
        first_name: 'Tamar',
        last_name: 'Levi Barak',
        favorites: ids,
      });
    });

    test('an address has an id, the code of its country, a postal code, a flag and a phone', async () => {
      const { visitor: holder } = await accountHolder(answer);
      const { postal_code, phone } = HOME;
      const { address } = await holder.call(api.addAddress, { body: HOME });
      const shown = { id: aNumber, country: 'US', postal_code, default: true, phone };
      expect(address).toMatchObject(shown);
      expect((await holder.call(api.readCustomer)).customer?.addresses).toMatchObject([shown]);
    });

    test('a card has an id and a flag', async () => {
      const { visitor: holder } = await accountHolder(answer);
      const { Token } = await holder.call(api.createCardToken, { body: goodCard });
      const { payment } = await holder.call(api.addPayment, { body: { Token } });
      expect(payment).toMatchObject({ id: aNumber, default: true });
      expect((await holder.call(api.readCustomer)).customer?.payments).toEqual([payment]);
    });
  });

  describe('at the till', () => {
    test('the token of a card comes with its last four digits', async () => {
      const body = { ...goodCard, card: '5555555555554444' };
      const token = await visitor.call(api.createCardToken, { body });
      expect(token).toMatchObject({ Token: words, last_four: '4444' });
    });

    test('a discount has a total', async () => {
      const lines = (await findOffers(visitor)).slice(0, 1);
      const body = { code: discounts.amount, lines };
      expect(await visitor.call(api.checkDiscount, { body })).toMatchObject({ total: 5 });
    });

    test('a gift card has a code and a balance', async () => {
      const { code, balance } = giftCards.small;
      expect(await visitor.call(api.checkGiftCard, { body: { code } })).toEqual({ code, balance });
    });
  });

  describe('of a place', () => {
    test('a location has a zip code, a country of label and value, and a rate of tax', async () => {
      await visitor.call(api.saveLocation, { body: { zipCode: '11201' } });
      expect(await visitor.call(api.readLocation)).toEqual({
        zip: '11201',
        country: { label: 'United States', value: 'US' },
        tax_rate: expect.toSatisfy((rate) => typeof rate === 'number' && rate > 0 && rate < 0.2),
      });
    });

    test('every country has a label and a code of two letters', async () => {
      const countries = await visitor.call(api.listCountries);
      const country = { label: words, value: expect.stringMatching(/^[A-Z]{2}$/) };
      expect(countries).toEqual(countries.map(() => country));
    });

    test('every currency has a code, a name, a rate and a symbol', async () => {
      const currencies = await visitor.call(api.listCurrencies);
      for (const currency of currencies)
        expect(currency).toEqual({
          currency: expect.stringMatching(/^[A-Z]{3}$/),
          name: words,
          rate: aNumber,
          symbol: expect.any(String),
        });
      expect(currencies.map(({ symbol }) => symbol)).toContain('₪');
    });
  });

  describe('of shipping', () => {
    let options: ShippingOptions;
    beforeAll(async () => {
      options = await visitor.call(api.readShipping, { body: { zip_code: '11201' } });
    });

    test('the options have the price from which it is free', () => {
      expect(options.over_price).toBeGreaterThan(0);
    });

    test('pickup has days, hours and a date', () => {
      expect(options.pickup).toMatchObject({ days: aNumber, hours: aNumber, date: aMoment });
    });

    test('the fastest and the cheapest way have days, a name, an id and an arrival', () => {
      const way = { days: aNumber, name: words, id: aNumber, estimated_arrival: aMoment };
      expect(options).toMatchObject({ fastest: way, cheapest: way });
      expect(options.fastest.days).toBeLessThan(options.cheapest.days);
    });

    test('the free way has days, an arrival, its threshold and an id', () => {
      expect(options.free_over).toEqual({
        days: aNumber,
        estimated_arrival: aMoment,
        free_shipping_above: options.over_price,
        id: options.cheapest.id,
      });
    });

    test('what may be free is named by ids between commas', () => {
      const { shipping_ids_not_excluded_from_free_shipping: ids, methods } = options;
      expect(ids).toMatch(/^\d+(,\d+)*$/);
      expect(methods.map(({ id }) => String(id))).toEqual(expect.arrayContaining(ids.split(',')));
    });

    test('they say when they expire, in the stockroom and in the store', () => {
      expect(options).toMatchObject({ fulfillment_expires: aMoment, store_expires: aMoment });
    });
  });

  describe('on the shelves', () => {
    let cards: ProductCard[];
    const read = (id = 0) => visitor.call(api.readProduct, { params: { id: String(id) } });
    beforeAll(async () => {
      cards = await someCards(visitor);
    });

    test('a category has a name, children and the path it leads to', async () => {
      const tree = await visitor.call(api.listCategories);
      const category = { name: words, children: expect.any(Array), value: aPath };
      expect(tree).toEqual(tree.map(() => category));
      expect(tree.flatMap(({ children }) => children)).toContainEqual(category);
    });

    test('a product has its name, its page, its prices and its maker, on a card and on its page', async () => {
      const [card] = cards;
      const shown = {
        id: aNumber,
        type: 'product',
        title: words,
        path: aPath,
        price: aNumber,
        fake_price: aNumber,
        vendor: words,
        image: aPicture,
        sku: words,
      };
      expect(card).toMatchObject(shown);
      expect(await read(card?.id)).toMatchObject(shown);
      expect(cards.map(({ fake_price, price }) => fake_price > price)).toContain(true);
    });

    test('a product has its kind, how many there are, its facts and what can be written on it', async () => {
      const product = await findPersonalised(visitor);
      expect(product).toMatchObject({
        media: expect.arrayContaining([aPicture]),
        item_type: 'physical',
        max: aNumber,
        max_quantity: aNumber,
        meta: expect.any(Array),
        exclude_free_shipping: aFlag,
        personalizations: [expect.objectContaining({ key: words, price: aNumber })],
      });
    });

    test('a product in two languages has its words and its creators in Hebrew', async () => {
      const translated = cards.filter(({ heb_title }) => heb_title !== null);
      const products = await Promise.all(translated.map(({ id }) => read(id)));
      const whole = products.find(({ heb_description, creators }) =>
        Boolean(heb_description && creators[0]?.heb_name),
      );
      expect(whole).toMatchObject({
        heb_title: inHebrew,
        heb_description: inHebrew,
        heb_short_desc: inHebrew,
        creators: [expect.objectContaining({ name: words, heb_name: inHebrew })],
      });
    });

    test('a product that is made in several ways has them all, each with its facts', async () => {
      const several = cards.filter(({ has_variations }) => has_variations);
      const products = await Promise.all(several.map(({ id }) => read(id)));
      const variations = products.flatMap(({ variation_infos }) => variation_infos);
      expect(variations.length).toBeGreaterThan(1);
      for (const variation of variations)
        expect(variation).toMatchObject({
          id: aNumber,
          price: aNumber,
          fake_price: aNumber,
          preorder_date: aDayOrNone,
          item_type: words,
          max: aNumber,
          max_quantity: aNumber,
          sku: words,
          meta: expect.arrayContaining([{ label: words, value: words }]),
        });
      expect(variations.map(({ picture }) => picture)).toContainEqual(aPicture);
    });
  });
}
