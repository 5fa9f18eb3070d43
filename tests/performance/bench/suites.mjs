const inSeconds = (ms) => (ms / 1000).toFixed(0);

/**
 * The seconds of `npm test`, suite by suite, as the last whole run on this machine took them.
 * @param {import('../../runner/suite-times.mjs').SuiteTime[] | undefined} suites
 */
export function suitesReport(suites) {
  const head = '## The tests';
  if (!suites) return `${head}\n\nNo whole \`npm test\` was run on this machine.`;
  const rows = suites
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ name, ms, passed }) => `| ${name} | ${inSeconds(ms)} | ${passed} |`);
  return [
    `${head}\n`,
    'The last whole `npm test` on this machine; lint, typecheck, architecture and unit ran side by side.\n',
    '| suite | seconds | tests |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}
