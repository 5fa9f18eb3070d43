import * as v from 'valibot';

/** What a guest opened last, as this browser keeps it. */
export const savedRecent = {
  schema: v.array(v.object({ id: v.number(), time_stamp: v.number() })),
  initial: [],
};
