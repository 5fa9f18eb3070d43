import { CommandFailed } from '../../storefront/launch/process.mjs';

/** Something that a person can mend: its message says in a sentence what is wrong and what to do. */
export class Refused extends Error {}

const DISK_FULL =
  'The disk is full: make room, and run the tests again; nothing that was kept is lost.';

/** The disk, or the part of it that this person may fill. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT']);
/** As systems say it in a command's words, whatever the command makes of them. */
const saysFull = /no space left on device|disk quota exceeded/i;

/** Whether nothing more can be written, whatever is tried next. */
export const isDiskFull = (error) =>
  fullCodes.has(error.code) || (error instanceof CommandFailed && saysFull.test(error.message));

/** What a person reads of a tool that ended without a report: what they can mend in a sentence. @param {string} said by it */
export const wordsOfTool = (said) => (saysFull.test(said) ? DISK_FULL : said);

/** What a person reads of an error: what they can mend in a sentence, anything else with where it came from. */
export function wordsFor(error) {
  if (isDiskFull(error)) return DISK_FULL;
  return error instanceof Refused || error instanceof CommandFailed ? error.message : error.stack;
}
