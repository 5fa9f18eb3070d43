import type { BagLine } from '@otzar/contract/bag';
import type { Product, Variation } from '@otzar/contract/product';
import { toCents, toUsd } from './money.ts';

/** The variation that has all of the chosen options; null while a choice is missing or fits none. */
export const selectVariation = (
  product: Pick<Product, 'options' | 'variation_infos'>,
  options: Record<string, string>,
): Variation | null =>
  product.variation_infos.find((variation) =>
    product.options.every(({ name }) => variation.options[name] === options[name]),
  ) ?? null;

/**
 * The bag line of a product, or of one of its variations. The quantity is as asked for: the bag caps it.
 */
export const lineOf = (
  product: Product,
  variation: Variation | null,
  quantity: number,
): BagLine => {
  const sold = variation ?? product;
  return {
    id: sold.id,
    type: variation ? 'variation' : product.type,
    item_key: '',
    item_type: sold.item_type,
    quantity,
    max: Math.min(sold.max, sold.max_quantity),
    price: sold.price,
    fake_price: sold.fake_price,
    tax_code: product.tax_code,
    title: product.title,
    heb_title: product.heb_title,
    variation: product.options.flatMap(({ name }) => variation?.options[name] ?? []).join(', '),
    sku: sold.sku,
    product_id: product.product_id,
    path: product.path,
    vendor: product.vendor,
    image: variation?.picture ?? product.image,
    preorder_date: sold.preorder_date,
    exclude_free_shipping: product.exclude_free_shipping,
    gift_options: null,
    personalization: [],
    gift_card: null,
  };
};

/** Whether the language toggle appears (specification, section 4, Product language). */
export const hasHebrew = (
  product: Pick<Product, 'heb_title' | 'heb_description' | 'heb_short_desc' | 'creators'>,
): boolean =>
  [
    product.heb_title,
    product.heb_description,
    product.heb_short_desc,
    ...product.creators.map((creator) => creator.heb_name),
  ].some(Boolean);

/** The address of what is shown: a product told in Hebrew has one of its own, where it has Hebrew words. */
export const addressShown = (
  product: Parameters<typeof hasHebrew>[0] & Pick<Product, 'path'>,
  search: string,
): string =>
  hasHebrew(product) && new URLSearchParams(search).get('lang') === 'he'
    ? `${product.path}?lang=he`
    : product.path;

/** What a bundle costs less than its parts one by one, in dollars; 0 where it does not. */
export const bundleSaving = ({ price, parts }: Pick<Product, 'price' | 'parts'>): number => {
  const singly = parts.reduce(
    (sum, { quantity, product }) => sum + quantity * toCents(product.price),
    0,
  );
  return toUsd(Math.max(0, singly - toCents(price)));
};
