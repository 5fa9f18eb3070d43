import type { Address } from '@otzar/contract/address';
import { messages } from '#messages/address';
import { byLocale } from './by-locale.ts';
import { postalCodes } from './postal-codes.ts';

/** What is wrong with a postal code for its two-letter country, as a sentence; null when nothing is, or no format is known. */
export const postalCodeProblem = (country: string, postalCode: string): string | null => {
  const known = postalCodes[country];
  if (!known || known.pattern.test(postalCode.trim())) return null;
  if (country === 'IL') return messages.sevenDigits;
  const { kind, example } = known;
  return kind === 'zip' ? messages.fiveDigits : messages.like[kind](example);
};

/** What a country calls the code of a place, for the label of its field. */
export const postalCodeLabel = (country: string): string =>
  messages.codes[postalCodes[country]?.kind ?? 'postal'];

const regionNames = byLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** An address as it stands on a parcel, line by line, the name first and the country in words last. */
export const addressLines = (address: Address): string[] =>
  [
    address.name,
    address.street,
    address.street_2,
    [address.city, address.region, address.postal_code].filter(Boolean).join(', '),
    regionNames(messages.locale).of(address.country) ?? address.country,
  ].filter(Boolean);
