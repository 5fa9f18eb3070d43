import type { Product, Variation } from '@otzar/contract/product';
import { messages } from '#messages/choice';
import { selectVariation } from './product.ts';

/**
 * The variation nearest to a choice that cannot be had: one in stock that keeps as many of the chosen options
 * as it can, the option chosen last before all others. Null where everything is sold out.
 * @param last the name of the option chosen last
 */
export const nearestVariation = (
  { variation_infos }: Pick<Product, 'variation_infos'>,
  options: Record<string, string>,
  last?: string,
): Variation | null => {
  const likeness = (variation: Variation): number =>
    Object.entries(options).filter(([name, value]) => variation.options[name] === value).length +
    (last !== undefined && variation.options[last] === options[last] ? variation_infos.length : 0);
  const [nearest = null] = variation_infos
    .filter(({ max }) => max > 0)
    .sort((one, other) => likeness(other) - likeness(one));
  return nearest;
};

/**
 * Why a value cannot be had with what else is chosen, e.g. "Sold out in A5" or "Not made in Olive"; empty
 * where it can.
 */
export const missingText = (
  product: Pick<Product, 'options' | 'variation_infos'>,
  options: Record<string, string>,
  name: string,
): string => {
  const match = selectVariation(product, options);
  if (match && match.max > 0) return '';
  const others = product.options.flatMap((option) =>
    option.name === name ? [] : (options[option.name] ?? []),
  );
  if (others.length === 0) return match ? messages.soldOut : messages.notMade;
  return (match ? messages.soldOutIn : messages.notMadeIn)(others.join(', '));
};
