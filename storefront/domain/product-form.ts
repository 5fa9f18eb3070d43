import type { BagLine } from '@otzar/contract/bag';
import type { Product } from '@otzar/contract/product';
import { messages } from '#messages/product-form';
import { pricedExtras } from './extras.ts';
import { lineOf, selectVariation } from './product.ts';
import { productField } from './product-field.ts';

/** A form's fields by their names; of several with one name the last. */
export type SentFields = Readonly<Record<string, string>>;

/** What a shopper reads who asks for a combination that is not made. */
export const notMade = (): string => messages.notMade;

/** What a browser has gathered from a form. Files are no part of any form of the shop. */
export const fieldsOf = (form: FormData): SentFields =>
  Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

const wholeFrom1 = (written: string | undefined): number =>
  Math.max(1, Math.floor(Number(written)) || 1);

/**
 * The bag line that a product's form asks for, at the prices of the product; null where what is chosen is not made.
 * The fields say what is bought: what a shopper has chosen stands in them before any script knows of it.
 */
export function lineInForm(product: Product, fields: SentFields): BagLine | null {
  const variation = selectVariation(
    product,
    Object.fromEntries(
      product.options.flatMap(({ name }) => {
        const value = fields[productField.option(name)];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  );
  if (product.variation_infos.length > 0 && !variation) return null;
  const line = lineOf(product, variation, wholeFrom1(fields[productField.quantity]));
  const given = fields[productField.gift];
  const wrap = given === 'wrap';
  const extras = pricedExtras(
    {
      gift_options: given ? { wrap, message: fields[productField.message] ?? '', price: 0 } : null,
      personalization: [
        {
          entries: product.personalizations.map(({ key, label, price }) => ({
            key,
            label,
            price,
            value: fields[productField.words(key)] ?? '',
          })),
        },
      ],
    },
    product,
  );
  return { ...line, ...extras, quantity: Math.max(1, Math.min(line.quantity, line.max)) };
}
