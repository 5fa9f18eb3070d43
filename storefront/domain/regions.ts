import type { Address } from '@otzar/contract/address';
import { messages } from '#messages/regions';
import { regionOfZip } from './zip-areas.ts';

/** The regions of a country that are chosen from a list. */
export interface Regions {
  /** What the country calls one. */
  kind: 'state' | 'province';
  /** By name, `value` being the two letters that stand on a parcel. */
  options: readonly { label: string; value: string }[];
}

/** `NY New York`, one a line: two letters, then the name. */
const listed = (names: string): Regions['options'] =>
  names
    .trim()
    .split('\n')
    .map((line) => ({ value: line.trim().slice(0, 2), label: line.trim().slice(3) }));

const states: Regions = {
  kind: 'state',
  options: listed(`
    AL Alabama
    AK Alaska
    AS American Samoa
    AZ Arizona
    AR Arkansas
    AA Armed Forces Americas
    AE Armed Forces Europe
    AP Armed Forces Pacific
    CA California
    CO Colorado
    CT Connecticut
    DE Delaware
    DC District of Columbia
    FL Florida
    GA Georgia
    GU Guam
    HI Hawaii
    ID Idaho
    IL Illinois
    IN Indiana
    IA Iowa
    KS Kansas
    KY Kentucky
    LA Louisiana
    ME Maine
    MH Marshall Islands
    MD Maryland
    MA Massachusetts
    MI Michigan
    FM Micronesia
    MN Minnesota
    MS Mississippi
    MO Missouri
    MT Montana
    NE Nebraska
    NV Nevada
    NH New Hampshire
    NJ New Jersey
    NM New Mexico
    NY New York
    NC North Carolina
    ND North Dakota
    MP Northern Mariana Islands
    OH Ohio
    OK Oklahoma
    OR Oregon
    PW Palau
    PA Pennsylvania
    PR Puerto Rico
    RI Rhode Island
    SC South Carolina
    SD South Dakota
    TN Tennessee
    TX Texas
    VI US Virgin Islands
    UT Utah
    VT Vermont
    VA Virginia
    WA Washington
    WV West Virginia
    WI Wisconsin
    WY Wyoming`),
};

const provinces: Regions = {
  kind: 'province',
  options: listed(`
    AB Alberta
    BC British Columbia
    MB Manitoba
    NB New Brunswick
    NL Newfoundland and Labrador
    NT Northwest Territories
    NS Nova Scotia
    NU Nunavut
    ON Ontario
    PE Prince Edward Island
    QC Quebec
    SK Saskatchewan
    YT Yukon`),
};

/** What begins the postal codes of a Canadian province, as Canada Post deals them out; the longest decides. */
const CANADIAN_AREAS: Record<string, string> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON' },
  ...{ N: 'ON', P: 'ON', R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT', Y: 'YT' },
  ...{ X0A: 'NU', X0B: 'NU', X0C: 'NU' },
};

/** Regions of the United States that a list of countries names by themselves as well. */
const TERRITORIES = ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'];

/** Whether it is both a country of the list and a region of the United States. */
export const isTerritory = (country: string): boolean => TERRITORIES.includes(country);

/** The regions of a country from which one is chosen; undefined where a region is typed, or left out. */
export const regionsOf = (country: string): Regions | undefined =>
  ({ US: states, CA: provinces })[country];

/** A region as it is compared: `N.Y.` and `ny` are one, `Québec` and `quebec` too. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

/**
 * The letters of a region of the country that was typed in words of any kind; null where its list has none such.
 * A country without a list has its regions as they were typed.
 */
export function regionCode(country: string, typed: string): string | null {
  const regions = regionsOf(country);
  if (!regions) return typed;
  const wanted = plain(typed);
  const known = regions.options.find(({ label, value }) =>
    [plain(label), plain(value)].includes(wanted),
  );
  return known?.value ?? null;
}

/** An address with the letters of its region in place of its name, where its list has it. */
export const withRegionCode = <A extends Pick<Address, 'country' | 'region'>>(address: A): A => ({
  ...address,
  region: regionCode(address.country, address.region) ?? address.region,
});

/** What a region is called: `California` for `CA`. */
export const regionName = (country: string, code: string): string =>
  regionsOf(country)?.options.find(({ value }) => value === code)?.label ?? code;

/** The region in which a postal code lies, by its letters; null where that is not known. */
export function regionOfPostalCode(country: string, postalCode: string): string | null {
  const code = postalCode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (country === 'US' || isTerritory(country)) return regionOfZip(code);
  if (country !== 'CA') return null;
  return CANADIAN_AREAS[code.slice(0, 3)] ?? CANADIAN_AREAS[code.slice(0, 1)] ?? null;
}

/** What an address says of its region. */
export type RegionOfAddress = Pick<
  Address,
  'country' | 'region' | 'postal_code' | 'region_confirmed_for'
>;

/** What somebody is asked whose region is another than the one in which their postal code lies. */
export interface RegionQuestion {
  /** `90210 is in California. Did you mean that?` */
  text: string;
  /** The region of the postal code, and the one that was chosen, by their letters. */
  found: string;
  chosen: string;
}

/**
 * Asks about a region to which its postal code does not belong; null where they agree, nothing is known, or the
 * shopper has answered for this postal code that both are right.
 */
export function regionQuestion(address: RegionOfAddress): RegionQuestion | null {
  const { country, region, region_confirmed_for } = address;
  const postalCode = address.postal_code.trim();
  if (!regionsOf(country) || region_confirmed_for === postalCode) return null;
  const chosen = regionCode(country, region);
  const found = regionOfPostalCode(country, postalCode);
  if (!chosen || !found || chosen === found) return null;
  const text = messages.didYouMean(postalCode, regionName(country, found));
  return { text, found, chosen };
}

/** What is wrong with the region of an address, as a sentence; null when nothing is. */
export function regionProblem(address: RegionOfAddress): string | null {
  const regions = regionsOf(address.country);
  if (!regions) return null;
  const typed = address.region.trim();
  if (typed === '') return messages.choose[regions.kind];
  if (regionCode(address.country, typed) === null) return messages.unknown[regions.kind](typed);
  const question = regionQuestion(address);
  if (!question) return null;
  const { found, chosen } = question;
  return messages.apart(
    address.postal_code.trim(),
    regionName(address.country, found),
    regionName(address.country, chosen),
  );
}
