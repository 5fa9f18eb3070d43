import * as v from 'valibot';

/** What was searched, as this browser keeps it. */
export const savedSearches = { schema: v.array(v.string()), initial: [] };
