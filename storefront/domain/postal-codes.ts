/** How a country writes the code of a place. */
export interface PostalCode {
  pattern: RegExp;
  /** By what it is called there. */
  kind: 'zip' | 'postcode' | 'postal' | 'eircode' | 'pin';
  /** One that exists. */
  example: string;
}

const digits = (count: number) => new RegExp(`^\\d{${count}}$`);
const threeTwo = /^\d{3} ?\d{2}$/;

/** A territory of the United States is a country of the list, and has zip codes. */
const zip = (example: string): PostalCode => ({
  pattern: /^\d{5}(-?\d{4})?$/,
  kind: 'zip',
  example,
});

const code = (pattern: RegExp, example: string): PostalCode => ({
  pattern,
  kind: 'postal',
  example,
});
const postcode = (pattern: RegExp, example: string): PostalCode => ({
  pattern,
  kind: 'postcode',
  example,
});

/** The countries that the shop's customers most likely live in, by their two letters. */
export const postalCodes: Record<string, PostalCode> = {
  AR: code(/^([a-z]\d{4}([a-z]{3})?|\d{4})$/i, 'C1002AAP'),
  AS: zip('96799'),
  AT: code(digits(4), '1010'),
  AU: postcode(digits(4), '3161'),
  BE: code(digits(4), '2018'),
  BG: code(digits(4), '1000'),
  BR: code(/^\d{5}-?\d{3}$/, '01227-000'),
  CA: code(/^[a-z]\d[a-z][ -]?\d[a-z]\d$/i, 'K1A 0B1'),
  CH: code(digits(4), '8002'),
  CL: code(/^\d{3} ?-?\d{4}$/, '7550000'),
  CY: code(digits(4), '1010'),
  CZ: code(threeTwo, '110 00'),
  DE: code(digits(5), '10117'),
  DK: code(digits(4), '1263'),
  EE: code(digits(5), '10117'),
  ES: code(digits(5), '28010'),
  FI: code(digits(5), '00100'),
  FM: zip('96941'),
  FR: code(digits(5), '75004'),
  GB: postcode(/^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i, 'SW1A 1AA'),
  GE: code(digits(4), '0105'),
  GR: code(threeTwo, '105 54'),
  GU: zip('96910'),
  HR: code(digits(5), '10000'),
  HU: code(digits(4), '1077'),
  IE: { pattern: /^[a-z]\d[\dw] ?[a-z\d]{4}$/i, kind: 'eircode', example: 'D02 AF30' },
  IL: code(/^\d{5}(\d{2})?$/, '9100701'),
  IN: { pattern: /^\d{3} ?\d{3}$/, kind: 'pin', example: '400 001' },
  IT: code(digits(5), '00186'),
  JP: code(/^\d{3}-?\d{4}$/, '100-0001'),
  LT: code(/^(lt-?)?\d{5}$/i, 'LT-01100'),
  LU: code(/^(l-?)?\d{4}$/i, '1855'),
  LV: code(/^(lv-?)?\d{4}$/i, 'LV-1010'),
  MH: zip('96960'),
  MP: zip('96950'),
  MT: postcode(/^[a-z]{3} ?\d{4}$/i, 'VLT 1117'),
  MX: code(digits(5), '11560'),
  NL: postcode(/^\d{4} ?[a-z]{2}$/i, '1018 DN'),
  NO: postcode(digits(4), '0250'),
  NZ: postcode(digits(4), '1010'),
  PL: code(/^\d{2}-?\d{3}$/, '00-001'),
  PR: zip('00901'),
  PT: code(/^\d{4}-?\d{3}$/, '1250-096'),
  PW: zip('96940'),
  RO: code(digits(6), '030167'),
  RU: code(digits(6), '101000'),
  SE: code(threeTwo, '114 47'),
  SI: code(digits(4), '1000'),
  SK: code(threeTwo, '811 01'),
  TR: code(digits(5), '34420'),
  UA: code(digits(5), '01001'),
  US: zip('11201'),
  UY: code(digits(5), '11100'),
  VI: zip('00802'),
  ZA: code(digits(4), '2192'),
};
