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
 * Runs one vitest project.
 * @param {string} suite also the name of its report
 * @param {{ project?: string, env?: NodeJS.ProcessEnv, workers?: number, reaching?: string[] }} [options]
 *   `workers` of them run files side by side, one for each processor unless it is told; where files `reaching` are given, only
 *   those tests run that are one of them, or whose imports lead to one
 * @returns {Promise<Outcome>}
 */
export async function runVitest(suite, options = {}) {
  const { project = suite, env, workers, reaching } = options;
  const path = freshReport(suite);
  const { code, said } = await runScript(
    [
      'node_modules/vitest/vitest.mjs',
      ...(reaching ? ['related', ...reaching, '--run'] : ['run']),
      '--config=tests/vitest.config.ts',
      `--project=${project}`,
      ...(workers ? [`--maxWorkers=${workers}`] : []),
      '--passWithNoTests',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${path}`,
    ],
    { env: { ...process.env, ...env } },
  );
  const report = readReport(path);
  if (!report) return { passed: 0, failed: atLeastOne(0, code), said: wordsOfTool(said) };
  const failures = failuresOfVitest(report);
  return {
    passed: report.numPassedTests,
    failed: atLeastOne(failures.length, code),
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    durations: durationsOfVitest(report),
    said,
  };
}

/**
 * Runs one Playwright project.
 * @param {string} suite
 * @param {{ files?: string[] }} [options] the only files of it that run
 * @returns {Promise<Outcome>}
 */
export async function runPlaywright(suite, { files = [] } = {}) {
  const path = freshReport(suite);
  const { code, said } = await runScript(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...files,
      '--config=tests/playwright.config.ts',
      `--project=${suite}`,
      '--reporter=line,json',
    ],
    { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path } },
  );
  const report = readReport(path);
  if (!report) return { passed: 0, failed: atLeastOne(0, code), said: wordsOfTool(said) };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: atLeastOne(unexpected + flaky, code),
    skipped,
    failures: failuresOfPlaywright(report),
    durations: durationsOfPlaywright(report),
    said,
  };
}

/**
 * Runs a script of ours that writes its own counts into the file it is given.
 * @returns {Promise<Outcome>}
 */
export async function runCounted(suite, args, { show = false } = {}) {
  const path = freshReport(suite);
  const { code, said } = await runScript([...args, '--report', path], { show });
  const report = readReport(path);
  if (!report) return { passed: 0, failed: atLeastOne(0, code), said: wordsOfTool(said) };
  return { ...report, failed: atLeastOne(report.failed, code), said };
}
