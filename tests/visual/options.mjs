import { parseArgs } from 'node:util';
import { Refused } from '../runner/refused.mjs';

/** What visits to stories are told. */
const options = {
  accept: { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
  /** `pictures`, with what is read out of screens, or `audit`; both where it is left out. */
  part: { type: 'string' },
  /** With `accept`: every picture is kept as this browser draws it, also those that another drew. */
  redraw: { type: 'boolean', default: false },
  report: { type: 'string' },
  /** Opens what was found for decisions: what the last run left, unless something is asked for to be taken anew. */
  review: { type: 'boolean', default: false },
};

/** @throws {Refused} for an option that there is not, or that lacks its value */
function parsed(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // What follows its first sentence is about arguments that no story is called by.
    throw new Refused(`${error.message.split('. ')[0].replace(/\.$/, '')}.`);
  }
}

/**
 * @param {string[]} args
 * @returns {{ values: { accept: boolean, changed: boolean, part?: 'pictures' | 'audit', redraw: boolean, report?: string, review: boolean }, positionals: string[] }}
 * @throws {Refused} for what there is not, or what does not go together
 */
export function readOptions(args) {
  const { values, positionals } = parsed(args);
  if (values.part && !['pictures', 'audit'].includes(values.part))
    throw new Refused(`--part is pictures or audit, not ${values.part}.`);
  if (values.review && values.accept)
    throw new Refused(
      '--accept keeps every picture, and --review asks about each: give one of them.',
    );
  if (values.redraw && !values.accept)
    throw new Refused('--redraw says how pictures are kept: it goes with --accept.');
  return { values, positionals };
}
