import type { Address } from '@otzar/contract/address';
import { postalCodes } from './postal-codes.ts';

/** Where the form has to be told in words of its own. */
const problems: Record<string, string> = {
  'ZIP code': 'Please enter a zip code of 5 digits.',
  IL: 'Please enter a postal code of 7 digits.',
};

/** What is wrong with a postal code for its two-letter country, as a sentence; null when nothing is, or no format is known. */
export const postalCodeProblem = (country: string, postalCode: string): string | null => {
  const known = postalCodes[country];
  if (!known || known.pattern.test(postalCode.trim())) return null;
  const { name, example } = known;
  const article = name === 'Eircode' ? 'an' : 'a';
  const called = name.replace(/^[PZ](?=[a-z])/, (first) => first.toLowerCase());
  return (
    problems[country] ?? problems[name] ?? `Please enter ${article} ${called} like ${example}.`
  );
};

/** What a country calls the code of a place, for the label of its field. */
export const postalCodeLabel = (country: string): string =>
  postalCodes[country]?.name ?? 'Postal code';

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** An address as it stands on a parcel, line by line, the name first and the country in words last. */
export const addressLines = (address: Address): string[] =>
  [
    address.name,
    address.street,
    address.street_2,
    [address.city, address.region, address.postal_code].filter(Boolean).join(', '),
    regions.of(address.country) ?? address.country,
  ].filter(Boolean);
