import * as v from 'valibot';
import type { SavedNotices } from './notices-module.ts';

const schema: v.GenericSchema<unknown, SavedNotices> = v.object({
  betaClosed: v.boolean(),
  proxyDismissed: v.nullable(v.number()),
});

/** How the memory of notices is kept, and how it starts. */
export const savedNotices = { schema, initial: { betaClosed: false, proxyDismissed: null } };
