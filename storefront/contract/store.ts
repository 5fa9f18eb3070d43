import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Day, Moment } from './scalar.ts';

/** A time of day where the store stands, `HH:MM`; `24:00` is the end of the day. */
const WallTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));

/** From when to when the store is open on one day. */
const OpeningTime = v.object({ opens: WallTime, closes: WallTime });

/** Where the store stands, and when it is open. */
export const Store = v.object({
  name: v.string(),
  /** Line by line. */
  address: v.array(v.string()),
  phone: v.string(),
  /** Its street and the one that crosses it. */
  streets: v.tuple([v.string(), v.string()]),
  /** How to come, and what is at the door. */
  hints: v.array(v.string()),
  /** As the time zone database names it, e.g. `America/New_York`. */
  zone: v.string(),
  /** As people name it, e.g. `New York time`. */
  zone_name: v.string(),
  /** The seven days from Sunday; null where it is closed, with why it differs from the others. */
  week: v.array(v.object({ time: v.nullable(OpeningTime), note: v.string() })),
  /** Days of the coming months that differ from their week. */
  holidays: v.array(v.object({ day: Day, time: v.nullable(OpeningTime), note: v.string() })),
  /** The moment by the shop's own clock. */
  now: Moment,
});
export type Store = v.InferOutput<typeof Store>;

export const readStore = endpoint({
  method: 'GET',
  path: '/api/store',
  audience: 'personal',
  status: 200,
  answer: Store,
});
