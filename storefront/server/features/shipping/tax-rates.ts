import { usRegionOf } from '@otzar/domain/places';

/**
 * State and average local sales tax together, as shares of the price. An estimate: the true rate
 * depends on the street. Regions that are missing have none: a few states, most territories, and the
 * military, which is abroad.
 */
const RATES: Record<string, number> = {
  AK: 0.0182,
  AL: 0.0943,
  AR: 0.0945,
  AZ: 0.0838,
  CA: 0.0885,
  CO: 0.0781,
  CT: 0.0635,
  DC: 0.06,
  FL: 0.07,
  GA: 0.0738,
  HI: 0.045,
  IA: 0.0694,
  ID: 0.0603,
  IL: 0.0886,
  IN: 0.07,
  KS: 0.0865,
  KY: 0.06,
  LA: 0.0956,
  MA: 0.0625,
  MD: 0.06,
  ME: 0.055,
  MI: 0.06,
  MN: 0.0804,
  MO: 0.0839,
  MS: 0.0706,
  NC: 0.07,
  ND: 0.0705,
  NE: 0.0697,
  NJ: 0.0663,
  NM: 0.0762,
  NV: 0.0824,
  NY: 0.08875,
  OH: 0.0724,
  OK: 0.0899,
  PA: 0.0634,
  PR: 0.115,
  RI: 0.07,
  SC: 0.0749,
  SD: 0.0611,
  TN: 0.0955,
  TX: 0.082,
  UT: 0.0725,
  VA: 0.0577,
  VT: 0.0636,
  WA: 0.0938,
  WI: 0.057,
  WV: 0.0657,
  WY: 0.0544,
};

/** The estimated tax rate at a postal code: nothing outside the United States, or with no code. */
export const taxRateAt = (country: string, postalCode: string): number =>
  RATES[usRegionOf(country, postalCode) ?? ''] ?? 0;
