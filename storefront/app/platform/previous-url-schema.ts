import { ownPath } from '@otzar/domain/own-path';
import * as v from 'valibot';

/** Where somebody wanted to go who had to sign in first, and when, in milliseconds since 1970. */
export interface PreviousUrl {
  path: string;
  at: number;
}

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
