import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../storefront/launch/process.mjs';
import { runScript } from './child.mjs';
import { durationsOfPlaywright, durationsOfVitest } from './durations.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { wordsOfTool } from './refused.mjs';

/**
 * What came of a suite.
 * @typedef {{ passed: number, failed: number, skipped?: number, failures?: string[], durations?: import('./durations.mjs').Duration[], compared?: number, said: string, why?: string }} Outcome
 * `failures` has a block of lines for each test that failed; `durations` how long each test took, where the tool
 * tells; `compared` how many pictures it compared; `said` is what the tool printed; `why` says in a sentence why a suite was left out
 */

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

const reportOf = (suite) => join(root, '.cache/tests', `${suite}.json`);

/**
 * What came of a suite of ours when it last ran, as it wrote it.
 * @param {string} suite
 * @returns {Omit<Outcome, 'said'> | undefined} nothing where it never began, or did not come to its end
 */
export const readOutcome = (suite) => readReport(reportOf(suite));

function freshReport(suite) {
  const path = reportOf(suite);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** A tool that ended badly without a failed test to show for it has failed itself. */
const atLeastOne = (failed, code) => (code === 0 ? failed : Math.max(failed, 1));

/**
 * Runs commands one after another; each is one test, and the first that fails ends it.
 * @returns {Promise<Outcome>}
 */
export async function runChecks(...commands) {
  let said = '';
  for (const args of commands) {
    const result = await runScript(args);
    said += result.said;
    if (result.code !== 0) return { passed: 0, failed: 1, said };
  }
  return { passed: 1, failed: 0, said };
}

/**
 * Runs a tool that writes a report, and reads what came of it; one that wrote none has failed with what it said.
 * @param {string} suite also the name of its report
 * @param {(path: string) => string[]} argsFor what the tool is told, to write its report there
 * @param {(report: object) => Omit<Outcome, 'said'>} outcomeOf
 * @param {{ env?: (path: string) => NodeJS.ProcessEnv, show?: boolean }} [options] `env` is beside that of this process
 * @returns {Promise<Outcome>}
 */
async function runReporting(suite, argsFor, outcomeOf, { env, show } = {}) {
  const path = freshReport(suite);
  const { code, said } = await runScript(argsFor(path), {
    env: { ...process.env, ...env?.(path) },
    show,
  });
  const report = readReport(path);
  if (!report) return { passed: 0, failed: atLeastOne(0, code), said: wordsOfTool(said) };
  const outcome = outcomeOf(report);
  return { ...outcome, failed: atLeastOne(outcome.failed, code), said };
}

function outcomeOfVitest(report) {
  const failures = failuresOfVitest(report);
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    durations: durationsOfVitest(report),
  };
}

/**
 * Runs one vitest project.
 * @param {string} suite
 * @param {{ project?: string, env?: NodeJS.ProcessEnv, workers?: number, reaching?: string[] }} [options]
 *   `workers` of them run files side by side, one for each processor unless it is told; where files `reaching` are given, only
 *   those tests run that are one of them, or whose imports lead to one
 */
export function runVitest(suite, { project = suite, env, workers, reaching } = {}) {
  const argsFor = (path) => [
    'node_modules/vitest/vitest.mjs',
    ...(reaching ? ['related', ...reaching, '--run'] : ['run']),
    '--config=tests/vitest.config.ts',
    `--project=${project}`,
    ...(workers ? [`--maxWorkers=${workers}`] : []),
    '--passWithNoTests',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ];
  return runReporting(suite, argsFor, outcomeOfVitest, { env: () => env ?? {} });
}

function outcomeOfPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failures: failuresOfPlaywright(report),
    durations: durationsOfPlaywright(report),
  };
}

/**
 * Runs one Playwright project.
 * @param {string} suite
 * @param {{ files?: string[] }} [options] the only files of it that run
 */
export function runPlaywright(suite, { files = [] } = {}) {
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...files,
    '--config=tests/playwright.config.ts',
    `--project=${suite}`,
    '--reporter=line,json',
  ];
  const env = (path) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: path });
  return runReporting(suite, () => args, outcomeOfPlaywright, { env });
}

/** Runs a script of ours that writes its own counts into the file it is given. */
export const runCounted = (suite, args, { show = false } = {}) =>
  runReporting(
    suite,
    (path) => [...args, '--report', path],
    (report) => report,
    { show },
  );
