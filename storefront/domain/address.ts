import type { Address } from '@otzar/contract/order';

const POSTAL_CODES: Record<string, { pattern: RegExp; problem: string }> = {
  US: { pattern: /^\d{5}(-?\d{4})?$/, problem: 'Please enter a zip code of 5 digits.' },
  CA: {
    pattern: /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i,
    problem: 'Please enter a postal code like K1A 0B1.',
  },
  IL: { pattern: /^\d{5}(\d{2})?$/, problem: 'Please enter a postal code of 7 digits.' },
  GB: {
    pattern: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
    problem: 'Please enter a postcode like SW1A 1AA.',
  },
};

/** What is wrong with a postal code for its two-letter country, as a sentence; null when nothing is, or no format is known. */
export const postalCodeProblem = (country: string, postalCode: string): string | null => {
  const format = POSTAL_CODES[country];
  return !format || format.pattern.test(postalCode.trim()) ? null : format.problem;
};

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
