import { CommandFailed } from '../../storefront/launch/process.mjs';

/** Something that a person can mend: its message says in a sentence what is wrong and what to do. */
export class Refused extends Error {}

/** Whether nothing more can be written, whatever is tried next. */
export const isDiskFull = (error) => error.code === 'ENOSPC';

/** What a person reads of an error: what they can mend in a sentence, anything else with where it came from. */
export function wordsFor(error) {
  if (isDiskFull(error))
    return 'The disk is full: make room, and run the tests again; nothing that was kept is lost.';
  return error instanceof Refused || error instanceof CommandFailed ? error.message : error.stack;
}
