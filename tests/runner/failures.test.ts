import { describe, expect, it } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';

const RED = '\u001b[31m';
const PLAIN = '\u001b[39m';

describe('failuresOfVitest', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };

  it('names each failed test, with what it said', () => {
    const failed = {
      fullName: 'adds a line',
      status: 'failed',
      failureMessages: [`${RED}expected 1 to be 2${PLAIN}\nat bag.test.ts`],
    };
    const file = { name: 'bag.test.ts', status: 'failed', message: '' };
    const report = { testResults: [{ ...file, assertionResults: [passed, failed] }] };
    expect(failuresOfVitest(report)).toEqual([
      'bag.test.ts › adds a line\n    expected 1 to be 2\n    at bag.test.ts',
    ]);
  });

  it('names a file that could not be read as tests', () => {
    const file = { name: 'bag.test.ts', status: 'failed', message: 'Unexpected token' };
    const report = { testResults: [{ ...file, assertionResults: [] }] };
    expect(failuresOfVitest(report)).toEqual(['bag.test.ts\n    Unexpected token']);
  });

  it('has nothing to say where all passed', () => {
    const file = { name: 'bag.test.ts', status: 'passed', message: '' };
    expect(failuresOfVitest({ testResults: [{ ...file, assertionResults: [passed] }] })).toEqual(
      [],
    );
  });
});

describe('failuresOfPlaywright', () => {
  const spec = (title: string, messages: string[]) => ({
    file: 'bag.test.ts',
    line: 7,
    title,
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  });

  it('finds each error at any depth, and what it said first', () => {
    const call = Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n');
    const group = { specs: [spec('is kept', [call])] };
    const report = { suites: [{ specs: [spec('is full', [])], suites: [group] }] };
    const [told, ...others] = failuresOfPlaywright(report);
    expect(others).toEqual([]);
    expect(told?.split('\n')).toHaveLength(25);
    expect(told).toMatch(/^bag\.test\.ts:7 › is kept\n {4}line 0\n/);
  });

  it('adds what a failed test says of its page, and nothing of its pictures', () => {
    const words = { name: 'state of the page', contentType: 'text/plain', body: btoa('at /bag') };
    const picture = { name: 'screenshot', contentType: 'image/png', body: btoa('x') };
    const result = { errors: [{ message: 'gone' }], attachments: [picture, words] };
    const tests = [{ results: [result] }];
    const report = { suites: [{ specs: [{ ...spec('is kept', []), tests }] }] };
    expect(failuresOfPlaywright(report)).toEqual([
      'bag.test.ts:7 › is kept\n    gone',
      'bag.test.ts:7 › is kept\n    state of the page: at /bag',
    ]);
  });
});
