import { build } from '../../storefront/launch/build.mjs';
import { ensureInstalled } from '../../storefront/launch/install.mjs';
import { ensureBrowser } from './browser.mjs';
import { endChildren } from './child.mjs';
import { suites } from './suites.mjs';
import { summaryOf } from './summary.mjs';

function counted({ passed, failed, skipped, why }) {
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  return why ? `skipped: ${why}` : counts;
}

/** A suite that ran nothing and does not say why proves nothing, so it has failed. */
function judged(outcome) {
  const { passed, failed, why } = outcome;
  if (passed + failed > 0 || why) return outcome;
  return { ...outcome, failed: 1, said: `${outcome.said}\nNot one test ran.` };
}

/** Runs one suite and says how it went; a failed one shows all that it said. */
async function runSuite(name, args) {
  const { needs = [], run } = suites[name];
  let outcome;
  let start = performance.now();
  try {
    await Promise.all(needs.map(build));
    console.log(`${name.padEnd(13)} starts`);
    start = performance.now();
    outcome = judged(await run(args));
  } catch (error) {
    outcome = { passed: 0, failed: 1, said: error.message };
  }
  if (outcome.failed > 0) console.log(outcome.said.trimEnd());
  const ms = performance.now() - start;
  console.log(`${name.padEnd(13)} ${counted(outcome)}, ${(ms / 1000).toFixed(1)} s`);
  return { ...outcome, name, ms };
}

/** Says once more, where the run is read first, what a log of half an hour has long scrolled away. */
function tellFailures(outcomes) {
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}\n`);
}

async function runLane(names, args) {
  const outcomes = [];
  for (const name of names) outcomes.push(await runSuite(name, args));
  return outcomes;
}

function chosenSuites(args) {
  const names = args.filter((arg) => arg in suites);
  return names.length > 0 ? names : Object.keys(suites);
}

/** Ends what was started when somebody stops the run. */
function stopOnSignals() {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]) {
    process.once(signal, () => {
      endChildren();
      process.exit(code);
    });
  }
}

/**
 * Runs the named suites, or all of them.
 * @param {string[]} args names of suites; what is not one goes to the suites themselves
 * @returns {Promise<number>} the exit code
 */
export async function runTests(args) {
  stopOnSignals();
  const names = chosenSuites(args);
  const own = args.filter((arg) => !(arg in suites));
  const inLane = (lane) => names.filter((name) => suites[name].lane === lane);
  try {
    await ensureInstalled();
    if (inLane('browser').length > 0) process.env.CHROME_PATH = await ensureBrowser();
  } catch (error) {
    console.log(`${error.message}\n0 passed, 1 failed`);
    return 1;
  }
  const lanes = await Promise.all(['browser', 'node'].map((lane) => runLane(inLane(lane), own)));
  const outcomes = lanes.flat();
  tellFailures(outcomes);
  console.log(`\n${summaryOf(outcomes)}\n`);
  const sum = (count) => outcomes.reduce((total, outcome) => total + outcome[count], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
}
