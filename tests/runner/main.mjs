import { appendFileSync } from 'node:fs';
import { build } from '../../storefront/launch/build.mjs';
import { ensureInstalled } from '../../storefront/launch/install.mjs';
import { ensureBrowser } from './browser.mjs';
import { isConcerned, readChanges } from './changes.mjs';
import { endChildren } from './child.mjs';
import { keepSuiteTimes } from './suite-times.mjs';
import { suites } from './suites.mjs';
import { summaryOf } from './summary.mjs';
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
  const { before, needs = [], run } = suites[name];
  let outcome;
  let start = performance.now();
  try {
    before?.();
    await Promise.all(needs.map(build));
    console.log(`${name.padEnd(13)} starts`);
    start = performance.now();
    outcome = judged(await run(args, changes));
  } catch (error) {
    outcome = { passed: 0, failed: 1, said: error.message };
  }
  if (outcome.failed > 0) console.log(outcome.said.trimEnd());
  const ms = performance.now() - start;
  console.log(`${name.padEnd(13)} ${counted(outcome)}, ${(ms / 1000).toFixed(1)} s`);
  return { ...outcome, name, ms };
}

/** Says once more, where the run is read first, what a log of half an hour has long scrolled away. */
function closingWords(outcomes) {
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  const failed = failures.length > 0 ? `What failed:\n\n${failures.join('\n\n')}\n\n` : '';
  const sum = (count) => outcomes.reduce((total, outcome) => total + outcome[count], 0);
  const counts = `${sum('passed')} passed, ${sum('failed')} failed`;
  return `${failed}${summaryOf(outcomes)}\n\n${counts}`;
}

/** Where GitHub runs the tests, a pull request shows how they went. */
function tellGitHub(words) {
  const page = process.env.GITHUB_STEP_SUMMARY;
  if (page) appendFileSync(page, `\`\`\`\n${words}\n\`\`\`\n`);
}

/** The small suites at once, then every other by itself. */
async function runSuites(names, args, changes) {
  const small = names.filter((name) => suites[name].small);
  const outcomes = await Promise.all(small.map((name) => runSuite(name, args, changes)));
  for (const name of names.filter((name) => !small.includes(name)))
    outcomes.push(await runSuite(name, args, changes));
  return outcomes;
}

/** Says which of the suites a change cannot concern, and leaves them out. */
function leaveOut(names, { base, files }) {
  const others = names.filter((name) => !isConcerned(suites[name], files));
  console.log(
    `${files.length} files differ from ${base.slice(0, 9)}, where this branch left the main one.`,
  );
  if (others.length > 0) console.log(`Not concerned by them, and left out: ${others.join(', ')}.`);
  return names.filter((name) => !others.includes(name));
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

/**
 * Runs the named suites, or all of them.
 * @param {string[]} args names of suites; `--changed` for what a change can reach alone; what is neither goes to the
 *   suites themselves
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
  const changes = own.includes('--changed') ? readChanges() : undefined;
  const chosen = chosenSuites(args);
  const names = changes ? leaveOut(chosen, changes) : chosen;
  try {
    await ensureInstalled();
    if (names.some((name) => suites[name].browser)) process.env.CHROME_PATH = await ensureBrowser();
  } catch (error) {
    console.log(`${error.message}\n0 passed, 1 failed`);
    return 1;
  }
  const outcomes = await runSuites(names, own, changes);
  if (names === whole && own.length === 0) keepSuiteTimes(outcomes);
  const words = closingWords(outcomes);
  tellGitHub(words);
  console.log(`\n${words}`);
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}
