import type { Facet } from '@otzar/contract/facet';

/** From how many options on a facet is long. */
const MANY = 16;

/** How many options of a long facet are shown until the others are asked for. */
const FEW = 8;

/** A facet as it comes with a list: of a long one the first few options, and all that are selected. */
export const withFewOptions = (facet: Facet): Facet =>
  facet.total < MANY
    ? facet
    : { ...facet, options: facet.options.filter(({ selected }, at) => at < FEW || selected) };

/** Whether there are options that have not come with the list. */
export const hasMoreOptions = ({ options, total }: Facet): boolean => options.length < total;

/**
 * All options of a facet as they came for the list before, with what the list shown now says of those it has: a list
 * that is held to something else shows all of them until its own have come.
 */
export function withOptionsBefore(facet: Facet, before: Facet['options']): Facet {
  const now = new Map(facet.options.map((option) => [option.value, option]));
  const known = before.map((option) => now.get(option.value) ?? option);
  const values = new Set(before.map(({ value }) => value));
  const others = facet.options.filter(({ value }) => !values.has(value));
  const options = [...known, ...others];
  return { ...facet, options, total: options.length };
}
