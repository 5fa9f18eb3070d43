import { CommandFailed } from '../../../storefront/launch/process.mjs';

/** What takes long, and is measured when it is asked for. */
const LARGE = ['large', 'searches'];

/**
 * The parts of the bench that are measured now, in their order.
 * @param {string[]} parts all that there are
 * @param {{ only?: string, large: boolean }} options
 * @throws {CommandFailed} where one is asked for that there is not
 */
export function choose(parts, { only, large }) {
  if (only === undefined) return parts.filter((part) => large || !LARGE.includes(part));
  const asked = only.split(',');
  const unknown = asked.find((part) => !parts.includes(part));
  if (unknown !== undefined)
    throw new CommandFailed(
      `The bench has no part "${unknown}". Its parts are ${parts.join(', ')}.`,
    );
  return parts.filter((part) => asked.includes(part) || (large && LARGE.includes(part)));
}
