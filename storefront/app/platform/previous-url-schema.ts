import { ownPath } from '@otzar/domain/own-path';
import * as v from 'valibot';
import type { PreviousUrl } from './previous-url.ts';

const schema: v.GenericSchema<unknown, PreviousUrl | null> = v.nullable(
  v.object({
    path: v.pipe(
      v.string(),
      v.check((path) => ownPath(path) !== null),
    ),
    at: v.number(),
  }),
);

/** How the previous URL is kept; there is none at first. */
export const savedPreviousUrl = { schema, initial: null };
