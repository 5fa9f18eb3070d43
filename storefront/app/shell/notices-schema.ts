import * as v from 'valibot';
import type { KeptNotices } from './notices-module.ts';

const schema: v.GenericSchema<unknown, KeptNotices> = v.object({
  betaClosed: v.boolean(),
  proxyDismissed: v.nullable(v.number()),
});

/** How the memory of notices is kept, and how it starts. */
export const keptNotices = { schema, initial: { betaClosed: false, proxyDismissed: null } };
