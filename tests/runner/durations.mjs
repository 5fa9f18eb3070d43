import { relative } from 'node:path';
import { root } from '../../storefront/launch/process.mjs';
import { specsOf } from './playwright-report.mjs';

/**
 * How long a test took.
 * @typedef {{ name: string, ms: number }} Duration
 */

/**
 * How long each test of a vitest report took.
 * @returns {Duration[]}
 */
export function durationsOfVitest({ testResults }) {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: `${relative(root, file)} › ${fullName}`,
      ms: duration,
    })),
  );
}

/**
 * How long each test of a Playwright report took, all its tries together.
 * @returns {Duration[]}
 */
export function durationsOfPlaywright({ suites }) {
  return suites.flatMap(specsOf).map(({ file, title, tests }) => {
    const results = tests.flatMap((one) => one.results);
    return {
      name: `tests/${file} › ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    };
  });
}
