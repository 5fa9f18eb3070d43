import type { Facet } from '../FacetGroup/index.ts';
import type { PriceFilterProps } from '../PriceFilter/index.ts';

/** What is set, as the search parameters that a form without JavaScript has to keep. */
export function parametersOf(
  facets: readonly Facet[],
  price?: Pick<PriceFilterProps, 'range' | 'names'>,
): { name: string; value: string }[] {
  const { min, max } = price?.range ?? {};
  const { min: minName, max: maxName } = price?.names ?? { min: 'price_min', max: 'price_max' };
  return [
    ...facets.flatMap(({ key, options }) =>
      options.filter(({ selected }) => selected).map(({ value }) => ({ name: key, value })),
    ),
    ...(min === undefined ? [] : [{ name: minName, value: String(min) }]),
    ...(max === undefined ? [] : [{ name: maxName, value: String(max) }]),
  ];
}
