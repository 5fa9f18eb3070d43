/** How many of the slowest tests are named. */
const SLOWEST = 10;

const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {[string, string][]} rows @param {string} head */
function table(head, rows) {
  const width = Math.max(...rows.map(([, figure]) => figure.length));
  return [head, ...rows.map(([name, figure]) => `  ${figure.padStart(width)}  ${name}`)].join('\n');
}

/**
 * Where the time of a run went: each suite's seconds and the slowest tests of all.
 * @param {{ name: string, ms: number, durations?: import('./durations.mjs').Duration[] }[]} suites
 * @returns {string} lines for a person
 */
export function summaryOf(suites) {
  const bySlowness = (one, other) => other.ms - one.ms;
  const row = ({ name, ms }) => [name, inSeconds(ms)];
  const slowest = suites
    .flatMap(({ durations = [] }) => durations)
    .sort(bySlowness)
    .slice(0, SLOWEST);
  const tables = [table('Suites:', suites.toSorted(bySlowness).map(row))];
  if (slowest.length > 0) tables.push(table('The slowest tests:', slowest.map(row)));
  return tables.join('\n\n');
}
