import { usRegionOf } from '@otzar/domain/places';
import { messages } from './messages.ts';

/** A way of delivery as it is priced. */
export interface Method {
  id: number;
  way: keyof typeof messages.ways;
  price_cents: number;
  /** Working days on the road; 0 arrives on the day it leaves. */
  working_days: number;
}

export interface Zone {
  /** Cheapest first. */
  methods: readonly [Method, ...Method[]];
  /** Merchandise total from which the cheapest way is free; 0 where it always is, null where it never is. */
  free_from_cents: number | null;
}

/** Merchandise total from which most orders to the United States ship free. */
const FREE_FROM_CENTS = 4_900;

/** When the prices below last changed: raise it with them, so that browsers ask again. */
export const RATES_CHANGED_AT = '2026-11-22T05:00:00.000Z';

const method = (
  id: number,
  way: Method['way'],
  price_cents: number,
  working_days: number,
): Method => ({
  id,
  way,
  price_cents,
  working_days,
});

/** The streets around the shop, by bicycle. */
const neighborhood: Zone = {
  methods: [method(10, 'courier', 0, 0)],
  free_from_cents: 0,
};
const NEIGHBORHOOD = ['10002', '10003', '10009', '10012', '10013'];

const mainland: Zone = {
  methods: [
    method(1, 'standard', 599, 4),
    method(2, 'priority', 999, 2),
    method(3, 'express', 1_999, 1),
  ],
  free_from_cents: FREE_FROM_CENTS,
};

/** States and territories that no truck reaches overnight. */
const remote: Zone = {
  methods: [method(4, 'standard', 999, 7), method(5, 'express', 2_999, 3)],
  free_from_cents: FREE_FROM_CENTS,
};
const REMOTE = ['AK', 'AS', 'FM', 'GU', 'HI', 'MH', 'MP', 'PR', 'PW', 'VI'];

/** Post of the armed forces: ours as far as their gateway, theirs from there. */
const military: Zone = {
  methods: [method(11, 'military', 799, 10), method(12, 'priorityMilitary', 1_299, 7)],
  free_from_cents: FREE_FROM_CENTS,
};
const MILITARY = ['AA', 'AE', 'AP'];

const neighbors: Zone = {
  methods: [method(6, 'standard', 1_499, 7), method(7, 'express', 3_499, 3)],
  free_from_cents: null,
};
const NEIGHBORS = ['CA', 'MX'];

const abroad: Zone = {
  methods: [method(8, 'standard', 2_499, 12), method(9, 'express', 5_499, 4)],
  free_from_cents: null,
};

/** Countries that no carrier of ours goes to. */
const UNREACHED = ['AQ', 'BV', 'CU', 'HM', 'IR', 'KP', 'SY', 'TF'];

const zones = [neighborhood, mainland, remote, military, neighbors, abroad];

/** What a way of delivery is called in the language of whoever asks; undefined for one that there is no more. */
export function nameOfMethod(id: number): string | undefined {
  const found = zones.flatMap(({ methods }) => methods).find((one) => one.id === id);
  return found && messages.ways[found.way];
}

/** The zone of a place; `null` where nothing is sent to. */
export function zoneOf(country: string, postalCode: string): Zone | null {
  if (UNREACHED.includes(country)) return null;
  const region = usRegionOf(country, postalCode);
  if (region === null) return NEIGHBORS.includes(country) ? neighbors : abroad;
  if (MILITARY.includes(region)) return military;
  if (REMOTE.includes(region)) return remote;
  return NEIGHBORHOOD.includes(postalCode.trim().slice(0, 5)) ? neighborhood : mainland;
}
