import type { School } from '@otzar/contract/school';
import { messages } from '#messages/school';
import { postalCodeProblem } from './address.ts';
import { byLocale } from './by-locale.ts';

/** Where a school is looked for. */
export interface SchoolPlace {
  /** Two-letter code. */
  country: string;
  zip: string;
}

/** What a zip code is compared by: its letters and digits alone. */
const bare = (zip: string): string => zip.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** How many characters end the code of a place within its district. */
const INWARD = 3;

/** A zip code as its country writes it: `10002` for `10002-1234`, `SW1A 1AA` for `sw1a1aa`. */
export function writtenZip({ country, zip }: SchoolPlace): string {
  const code = bare(zip);
  if (country === 'US') return code.slice(0, 5);
  if (country === 'GB' || country === 'CA')
    return `${code.slice(0, -INWARD)} ${code.slice(-INWARD)}`;
  return code;
}

const regionNames = byLocale(
  (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
);

const nameOf = (code: string): string | undefined =>
  /^[A-Z]{2}$/.test(code) ? regionNames(messages.locale).of(code) : undefined;

/** What is wrong with a place, in a sentence by field. @param known codes of the countries with schools */
export function placeProblems(
  { country, zip }: SchoolPlace,
  known: string[],
): { country?: string; zip?: string } {
  if (!known.includes(country)) {
    const name = nameOf(country);
    return {
      country: name ? messages.noneIn(name) : messages.countryMissing,
    };
  }
  const wrong = postalCodeProblem(country, zip);
  if (wrong) return { zip: wrong };
  return zip.trim() === '' ? { zip: messages.zipMissing } : {};
}

/** How many characters two codes begin with alike. */
function shared(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** From so many characters on that are alike, two places are in the same part of a country. */
function sameFrom(country: string, code: string): number {
  if (country === 'US') return 3;
  // The letters of a British code name its post town: E, NW, M.
  if (country === 'GB') return /^[A-Z]+/.exec(code)?.[0].length ?? 1;
  return country === 'CA' ? 1 : 2;
}

const numbered = (code: string): number => Number(code.replaceAll(/\D/g, ''));

/** The letters a British code begins with: `E1` is not near `EC1`, whatever they share. */
const townOf = (code: string): string => /^[A-Z]*/.exec(code)?.[0] ?? '';

/** Orders schools by how near a zip code says they are, and tells those of its own part of the country. */
export function byNearness<S extends Pick<School, 'zip' | 'name'>>(
  { country, zip }: SchoolPlace,
  schools: S[],
): { near: S[]; elsewhere: S[] } {
  const here = bare(zip);
  const measured = schools.map((school) => {
    const code = bare(school.zip);
    const alike = shared(here, code);
    const sameTown = country !== 'GB' || townOf(code) === townOf(here);
    const near = sameTown && alike >= sameFrom(country, here);
    return { school, near, alike, apart: Math.abs(numbered(code) - numbered(here)) };
  });
  const ordered = measured.toSorted(
    (a, b) =>
      b.alike - a.alike || a.apart - b.apart || a.school.name.localeCompare(b.school.name, 'en'),
  );
  const part = (near: boolean) =>
    ordered.filter((one) => one.near === near).map(({ school }) => school);
  return { near: part(true), elsewhere: part(false) };
}

/** The month in which shops and schools turn to the year to come: July, counted from 0. */
const TURN = 6;

/** The school year of a day: the year of its autumn. */
export const schoolYearOf = (day: Date): number =>
  day.getUTCMonth() >= TURN ? day.getUTCFullYear() : day.getUTCFullYear() - 1;

/** A school year as people write it, e.g. `2026–27`. */
export const schoolYearText = (year: number): string =>
  `${year}–${String((year + 1) % 100).padStart(2, '0')}`;
