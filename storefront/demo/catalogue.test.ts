import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rootFolder } from '../server/db/folders.ts';
import { catalogue, type Entry, entryAt } from './catalogue.ts';
import { categoryId, categoryRows } from './departments.ts';
import { discountCodes, giftCardCodes, type Landmark, landmarks } from './landmarks.ts';

const entries = [...catalogue(1200)];
const share = (holds: (entry: Entry) => unknown) => entries.filter(holds).length / entries.length;
const byId = (id: number): Entry => entryAt(id - 1);

describe('the catalogue', () => {
  test('is the same every time, however large', () => {
    expect([...catalogue(1200)]).toEqual(entries);
    const larger = [...catalogue(2000)];
    expect(larger).toHaveLength(2000);
    expect(larger.slice(0, 1200)).toEqual(entries);
  });

  test('has an id, a stock keeping unit and a title for each product', () => {
    const units = entries.flatMap(({ product, variations }) =>
      [product, ...variations].map(({ sku }) => sku),
    );
    expect(new Set(units).size).toBe(units.length);
    expect(new Set(entries.map(({ product }) => product.title)).size).toBe(entries.length);
    expect(entries.map(({ product }) => product.id)).toEqual(entries.map((_, at) => at + 1));
    const ids = entries.flatMap(({ variations }) => variations.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each<[string, (entry: Entry) => unknown, number, number]>([
    ['Hebrew', ({ product }) => product.heb_title, 0.3, 0.4],
    ['variations', ({ product }) => product.has_variations, 0.12, 0.2],
    ['personalization', ({ product }) => product.personalizations?.length, 0.03, 0.07],
    ['preorders', ({ product }) => product.preorder_date, 0.02, 0.04],
    ['sold out', ({ product }) => product.type !== 'bundle' && product.stock === 0, 0.03, 0.06],
    ['low stock', ({ product }) => product.stock > 0 && product.stock <= 3, 0.04, 0.08],
    ['a former price', ({ product }) => product.fake_price_cents, 0.1, 0.15],
    ['no free shipping', ({ product }) => product.exclude_free_shipping, 0.02, 0.05],
    ['bundles', ({ product }) => product.type === 'bundle', 0.03, 0.04],
  ])('has its share of %s', (_, holds, least, most) => {
    expect(share(holds)).toBeGreaterThan(least);
    expect(share(holds)).toBeLessThan(most);
  });

  test('sells every kind of thing', () => {
    const kinds = new Set(entries.map(({ product }) => `${product.type} ${product.item_type}`));
    expect([...kinds].sort()).toEqual([
      'bundle physical',
      'giftCard digital',
      'product digital',
      'product physical',
      'product recurring',
      'product service',
    ]);
  });

  test('is priced sensibly, and no former price is below the present one', () => {
    for (const row of entries.flatMap(({ product, variations }) => [product, ...variations])) {
      if (row.price_cents > 0) expect(row.price_cents).toBeGreaterThanOrEqual(425);
      expect(row.price_cents).toBeLessThanOrEqual(30_000);
      if (row.fake_price_cents) expect(row.fake_price_cents).toBeGreaterThan(row.price_cents);
    }
    for (const { product } of entries)
      expect(product.tax_code).toBe(product.type === 'giftCard' ? 22 : 20);
  });

  test('writes Hebrew where it says Hebrew, and leaves no place unfilled', () => {
    for (const { product } of entries) {
      const hebrew = [product.heb_title, product.heb_short_desc, product.heb_description];
      expect(new Set(hebrew.map((text) => text === null)).size).toBe(1);
      for (const text of hebrew) if (text) expect(text).toMatch(/[א-ת]{2}/);
      const words = [product.title, product.short_desc, product.description, ...hebrew].join(' ');
      expect(words).not.toMatch(/[{}]|undefined|null|NaN/);
      expect(`${product.title}${product.short_desc}${product.description}`).not.toMatch(/[א-ת]/);
    }
  });

  test('keeps the stock of variations in step with their product', () => {
    for (const { product, variations } of entries.filter((entry) => entry.variations.length > 0)) {
      expect(product.stock).toBe(variations.reduce((sum, { stock }) => sum + stock, 0));
      expect(product.price_cents).toBe(Math.min(...variations.map((row) => row.price_cents)));
      for (const { options } of variations) {
        expect(Object.keys(options)).toEqual(product.options?.map(({ name }) => name));
      }
    }
  });

  test('makes bundles of earlier things that can be bought, for less', () => {
    for (const { product, parts } of entries.filter((entry) => entry.product.type === 'bundle')) {
      expect(parts.length).toBeGreaterThanOrEqual(2);
      const bought = parts.map((part) => ({ quantity: part.quantity, ...byId(part.product_id) }));
      for (const part of bought) {
        expect(part.product.id).toBeLessThan(product.id);
        expect(part.product.stock).toBeGreaterThan(0);
      }
      const apart = bought.reduce((sum, part) => sum + part.product.price_cents * part.quantity, 0);
      expect(product.price_cents).toBeLessThan(apart);
    }
  });

  test('wraps what can be held, and nothing else', () => {
    for (const { product } of entries)
      expect(product.gift_wrap_cents !== null).toBe(product.item_type === 'physical');
  });

  test('shows every product in its category and all levels above', () => {
    for (const { product, categories } of entries) {
      const ids = categories.map(({ category_id }) => category_id);
      expect(ids[0]).toBe(product.category_id);
      for (const [at, id] of ids.entries()) {
        expect(categoryRows[id - 1]?.parent_id ?? undefined).toBe(ids[at + 1]);
      }
    }
    expect(categoryRows[categoryId('books') - 1]).toMatchObject({ parent_id: null, name: 'Books' });
  });
});

test.each(Object.entries<Landmark>(landmarks))('landmark %s is what it says', (name, landmark) => {
  const { product, variations } = byId(landmark.id);
  expect(product.category_id).toBe(categoryId(landmark.shelf));
  if (landmark.stock !== undefined) expect(product.stock).toBe(landmark.stock);
  else if (name !== 'bundle') expect(product.stock).toBeGreaterThan(20);
  expect(product.preorder_date).toBe(landmark.preorder_date ?? null);
  expect(product.exclude_free_shipping).toBe(Boolean(landmark.heavy));
  expect(variations.length > 1).toBe(Boolean(landmark.varied));
  expect(Boolean(product.personalizations?.length)).toBe(Boolean(landmark.personal));
  if (landmark.hebrew) expect(product.heb_title).not.toBeNull();
});

test('the README names what there is to try', () => {
  const readme = readFileSync(join(rootFolder, 'README.md'), 'utf8');
  const { slug, id } = byId(landmarks.personalized.id).product;
  expect(readme).toContain(`/products/${slug}/${id}`);
  for (const { code } of [...Object.values(giftCardCodes), ...Object.values(discountCodes)])
    expect(readme).toContain(`\`${code}\``);
});
