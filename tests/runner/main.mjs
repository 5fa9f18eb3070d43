import { build } from '../../storefront/launch/build.mjs';
import { ensureInstalled } from '../../storefront/launch/install.mjs';
import { ensureBrowser } from './browser.mjs';
import { readChanges } from './changes.mjs';
import { endChildren } from './child.mjs';
import { closeRun } from './closing.mjs';
import { leaveOut } from './leave-out.mjs';
import { claimRun } from './one-run.mjs';
import { wordsFor } from './refused.mjs';
import { suites } from './suites.mjs';
import { answerOf } from './usage.mjs';

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
async function runSuite(name, args, changes) {
  const { needs = [], run } = suites[name];
  let outcome;
  let start = performance.now();
  try {
    await Promise.all(needs.map(build));
    console.log(`${name.padEnd(13)} starts`);
    start = performance.now();
    outcome = judged(await run(args, changes));
  } catch (error) {
    outcome = { passed: 0, failed: 1, said: wordsFor(error) };
  }
  if (outcome.failed > 0) console.log(outcome.said.trimEnd());
  const ms = performance.now() - start;
  console.log(`${name.padEnd(13)} ${counted(outcome)}, ${(ms / 1000).toFixed(1)} s`);
  return { ...outcome, name, ms };
}

/** The small suites at once, then every other by itself. */
async function runSuites(names, args, changes) {
  const small = names.filter((name) => suites[name].small);
  const outcomes = await Promise.all(small.map((name) => runSuite(name, args, changes)));
  for (const name of names.filter((name) => !small.includes(name)))
    outcomes.push(await runSuite(name, args, changes));
  return outcomes;
}

const whole = Object.keys(suites).filter((name) => !suites[name].within);

function chosenSuites(args) {
  const names = args.filter((arg) => arg in suites);
  return names.length > 0 ? names : whole;
}

/** Ends what was started when somebody stops the run; a review ends in its own words, and what came of it counts. */
function stopOnSignals({ reviewing }) {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]) {
    process.once(signal, () => {
      endChildren();
      if (!reviewing) process.exit(code);
    });
  }
}

/** What a run of its suites needs: that no other runs beside it, the packages, and a browser. */
async function prepare(chosen, own) {
  claimRun();
  const changes = own.includes('--changed') ? readChanges() : undefined;
  const { started: names, words } = changes
    ? leaveOut(chosen, changes)
    : { started: chosen, words: [] };
  for (const line of words) console.log(line);
  await ensureInstalled();
  if (names.some((name) => suites[name].browser)) process.env.CHROME_PATH = await ensureBrowser();
  return { names, changes };
}

/**
 * Runs the named suites, or all of them.
 * @param {string[]} args names of suites; `--changed` for what a change starts alone; what is neither goes to the suites
 *   themselves
 * @returns {Promise<number>} the exit code
 */
export async function runTests(args) {
  const answer = answerOf(args);
  if (answer) {
    console.log(answer.words);
    return answer.code;
  }
  stopOnSignals({ reviewing: args.includes('--review') });
  // npm takes `--` away; whoever starts this script without npm may leave it in.
  const own = args.filter((arg) => !(arg in suites) && arg !== '--');
  const prepared = await prepare(chosenSuites(args), own).catch(wordsFor);
  if (typeof prepared === 'string') {
    console.log(`${prepared}\n0 passed, 1 failed`);
    return 1;
  }
  const { names, changes } = prepared;
  const outcomes = await runSuites(names, own, changes);
  return closeRun(outcomes, { whole: names === whole && own.length === 0 });
}
