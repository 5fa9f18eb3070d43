import type { Product, Variation } from '@otzar/contract/product';
import { Skeleton } from '@otzar/design-system/components/Skeleton';
import {
  type VariationOption,
  VariationPicker,
} from '@otzar/design-system/widgets/catalogue/VariationPicker';
import { missingText, nearestVariation } from '@otzar/domain/choice';
import { shortDateText } from '@otzar/domain/delivery';
import { selectVariation } from '@otzar/domain/product';
import { productField } from '@otzar/domain/product-field';
import * as messages from '#messages/features/product';
import type { Prices } from '../../platform/price-format.ts';
import { usePrices } from '../../platform/prices.ts';
import type { Choice } from './useChoice.ts';

interface ProductChoicesProps {
  product: Product;
  choice: Choice;
  /** Whether all but what its card says is still on the way. */
  pending: boolean;
}

/** What changes with this value, e.g. "+ $4.00, comes out Mar 3, 2027". */
function noteOf(match: Variation | null, shown: Variation | null, { format }: Prices): string {
  if (!match || !shown || match === shown) return '';
  const difference = match.price - shown.price;
  const sign = difference > 0 ? '+' : '−';
  return [
    difference !== 0 && `${sign} ${format(Math.abs(difference))}`,
    match.preorder_date && messages.comesOut(shortDateText(match.preorder_date)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a value looks like: as chosen with the rest, else in any combination that is made. */
const pictureOf = (product: Product, chosen: Record<string, string>, name: string, value: string) =>
  (
    selectVariation(product, { ...chosen, [name]: value }) ??
    product.variation_infos.find(({ options }) => options[name] === value)
  )?.picture ?? undefined;

/** Pictures tell the values of one option apart: the first of which each has another one. */
function picturedOption({ options, variation_infos }: Product): string | undefined {
  return options.find(({ name, values }) => {
    const sources = values.map(
      (value) => variation_infos.find((one) => one.options[name] === value)?.picture?.src,
    );
    return sources.length > 1 && new Set(sources.filter(Boolean)).size === sources.length;
  })?.name;
}

function optionsOf(
  product: Product,
  { variation, chosen, hrefOf }: Choice,
  prices: Prices,
): VariationOption[] {
  const pictured = picturedOption(product);
  return product.options.map(({ name, values }) => ({
    name,
    field: productField.option(name),
    values: values.map((value) => {
      const combination = { ...chosen, [name]: value };
      const match = selectVariation(product, combination);
      return {
        value,
        selected: chosen[name] === value,
        unavailable: missingText(product, combination, name),
        note: noteOf(match, variation, prices),
        picture: name === pictured ? pictureOf(product, chosen, name, value) : undefined,
        // Without JavaScript a choice is a link to the page of that variation.
        href: match ? hrefOf(match) : undefined,
      };
    }),
  }));
}

/** What is chosen and what can be added takes about so much room. */
function PendingChoices({ product }: { product: Product }) {
  return (
    <>
      {product.has_variations && <Skeleton shape="block" width="100%" height="thumbnail" />}
      {product.item_type === 'physical' && (
        <Skeleton shape="block" width="100%" height="control-large" />
      )}
    </>
  );
}

/** The options of a product: what is chosen, why a combination cannot be had, and the nearest that can. */
export function ProductChoices({ product, choice, pending }: ProductChoicesProps) {
  const prices = usePrices();
  if (pending) return <PendingChoices product={product} />;
  const { chosen, choose, show, last = product.options[0]?.name ?? '' } = choice;
  const missing = missingText(product, chosen, last);
  const nearest = missing ? nearestVariation(product, chosen, last) : null;
  return (
    <VariationPicker
      options={optionsOf(product, choice, prices)}
      onChoose={choose}
      problem={missing ? messages.cannotBeHad(chosen[last] ?? '', missing) : ''}
      nearest={product.options.flatMap(({ name }) => nearest?.options[name] ?? []).join(', ')}
      onChooseNearest={() => nearest && show(nearest)}
    />
  );
}
