/** A way of delivery as it is priced. */
export interface Method {
  id: number;
  name: string;
  price_cents: number;
  /** Working days on the road. */
  working_days: number;
}

export interface Zone {
  /** Cheapest first. */
  methods: readonly [Method, ...Method[]];
  /** The way that is free from the threshold on. */
  free: Method | null;
}

/** Merchandise total from which most orders to the United States ship free. */
export const FREE_FROM_CENTS = 4_900;

/** When the prices below last changed: raise it with them, so that browsers ask again. */
export const RATES_CHANGED_AT = '2026-01-05T05:00:00.000Z';

const method = (id: number, name: string, price_cents: number, working_days: number): Method => ({
  id,
  name,
  price_cents,
  working_days,
});

const standard = method(1, 'Standard', 599, 4);
const remoteStandard = method(4, 'Standard', 999, 7);

const mainland: Zone = {
  methods: [standard, method(2, 'Priority', 999, 2), method(3, 'Express', 1_999, 1)],
  free: standard,
};

/** States and territories that no truck reaches overnight. */
const remote: Zone = {
  methods: [remoteStandard, method(5, 'Express', 2_999, 3)],
  free: remoteStandard,
};
const REMOTE_STATES = ['AK', 'HI', 'PR', 'GU', 'AE'];

const neighbors: Zone = {
  methods: [method(6, 'Standard', 1_499, 7), method(7, 'Express', 3_499, 3)],
  free: null,
};
const NEIGHBORS = ['CA', 'MX'];

const abroad: Zone = {
  methods: [method(8, 'Standard', 2_499, 12), method(9, 'Express', 5_499, 4)],
  free: null,
};

/** Countries that no carrier of ours goes to. */
const UNREACHED = ['AQ', 'BV', 'CU', 'HM', 'IR', 'KP', 'SY', 'TF'];

/** The zone of a place; `null` where nothing is sent to. */
export function zoneOf(country: string, state: string | null): Zone | null {
  if (UNREACHED.includes(country)) return null;
  if (country === 'US') return REMOTE_STATES.includes(state ?? '') ? remote : mainland;
  return NEIGHBORS.includes(country) ? neighbors : abroad;
}
