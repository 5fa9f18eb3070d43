import { stripVTControlCharacters } from 'node:util';
import { specsOf } from './playwright-report.mjs';

/** Lines of a message that say what was wanted and what came; a log of the whole call would bury them. */
const TOLD = 24;

function block(name, message) {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, TOLD);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

/**
 * Every failed test of a vitest report, or file that could not be read as tests, with what it said.
 * @returns {string[]} one block of lines each
 */
export function failuresOfVitest({ testResults }) {
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [block(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      block(`${file} › ${fullName}`, failureMessages.join('\n')),
    );
  });
}

/** What a test says of itself in words beside its errors (`tests/journeys/shop.ts`). */
const wordsOf = ({ attachments = [] }) =>
  attachments
    .filter(({ contentType, body }) => contentType === 'text/plain' && body)
    .map(({ name, body }) => `${name}: ${Buffer.from(body, 'base64')}`);

/**
 * Every failed test of a Playwright report, with what each of its errors said.
 * @returns {string[]} one block of lines each
 */
export function failuresOfPlaywright({ suites }) {
  return suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) => {
    const results = tests.flatMap((test) => test.results).filter(({ errors }) => errors.length > 0);
    return results.flatMap((result) =>
      [...result.errors.map(({ message = '' }) => message), ...wordsOf(result)].map((message) =>
        block(`${file}:${line} › ${title}`, message),
      ),
    );
  });
}
