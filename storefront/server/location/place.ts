import { postalCodeProblem } from '@otzar/domain/address';
import { stateOf } from './zip-areas.ts';

/** What is wrong with a postal code in its country, as a sentence; `null` when nothing is. */
export function placeProblem(country: string, postalCode: string): string | null {
  const problem = postalCodeProblem(country, postalCode);
  if (problem !== null) return problem;
  const unknown = country === 'US' && stateOf(postalCode) === null;
  return unknown ? 'We do not know this zip code. Please check it.' : null;
}
