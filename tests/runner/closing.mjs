import { appendFileSync } from 'node:fs';
import { wordsFor } from './refused.mjs';
import { saveSuiteTimes } from './suite-times.mjs';
import { summaryOf } from './summary.mjs';

/** Says once more, where the run is read first, what a log of half an hour has long scrolled away. */
function closingWords(outcomes) {
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  const failed = failures.length > 0 ? `What failed:\n\n${failures.join('\n\n')}\n\n` : '';
  const sum = (count) => outcomes.reduce((total, outcome) => total + outcome[count], 0);
  const counts = `${sum('passed')} passed, ${sum('failed')} failed`;
  return `${failed}${summaryOf(outcomes)}\n\n${counts}`;
}

/** Where GitHub runs the tests, a pull request shows how they went. */
function tellGitHub(words, page) {
  if (page) appendFileSync(page, `\`\`\`\n${words}\n\`\`\`\n`);
}

/**
 * Ends a run: says how it went, and only then writes it down, which a full disk may refuse.
 * @param {(import('./tools.mjs').Outcome & { name: string, ms: number })[]} outcomes of its suites
 * @param {{ whole: boolean, page?: string }} options `whole` where the bench may want their times; `page` is the file that
 *   GitHub shows
 * @returns {number} the exit code
 */
export function closeRun(outcomes, { whole, page = process.env.GITHUB_STEP_SUMMARY }) {
  const words = closingWords(outcomes);
  console.log(`\n${words}`);
  try {
    tellGitHub(words, page);
    if (whole) saveSuiteTimes(outcomes);
  } catch (error) {
    console.log(wordsFor(error));
    return 1;
  }
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}
