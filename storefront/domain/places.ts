import { messages } from '#messages/places';
import { postalCodeProblem } from './address.ts';
import { isTerritory, regionName, regionOfPostalCode } from './regions.ts';

/**
 * The region of the United States in which a place lies, by its two letters; null elsewhere. A territory is the
 * same place as a country of its own and as a zip code of the United States.
 */
export const usRegionOf = (country: string, postalCode: string): string | null =>
  country === 'US' || isTerritory(country) ? regionOfPostalCode('US', postalCode) : null;

/** What is wrong with a postal code in its country, as a sentence; null when nothing is. */
export function placeProblem(country: string, postalCode: string): string | null {
  const problem = postalCodeProblem(country, postalCode);
  if (problem !== null) return problem;
  if (country !== 'US' && !isTerritory(country)) return null;
  const region = usRegionOf(country, postalCode);
  if (region === null) return messages.unknown;
  if (country === 'US' || region === country) return null;
  return messages.elsewhere(regionName('US', region));
}
