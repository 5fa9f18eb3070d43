import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../storefront/launch/process.mjs';
import { durationsOfPlaywright, durationsOfVitest } from './durations.mjs';
import { summaryOf } from './summary.mjs';

describe('durationsOfVitest', () => {
  it('names each test by its file in the project; one that was left out took no time', () => {
    const assertionResults = [{ fullName: 'adds', duration: 12.5 }, { fullName: 'is left out' }];
    const report = { testResults: [{ name: join(root, 'a/bag.test.ts'), assertionResults }] };
    expect(durationsOfVitest(report)).toEqual([
      { name: 'a/bag.test.ts › adds', ms: 12.5 },
      { name: 'a/bag.test.ts › is left out', ms: 0 },
    ]);
  });
});

describe('durationsOfPlaywright', () => {
  it('finds each test at any depth, all its tries together', () => {
    const results = [{ duration: 700 }, { duration: 300 }];
    const spec = { file: 'journeys/bag.test.ts', title: 'is kept', tests: [{ results }] };
    const report = { suites: [{ suites: [{ specs: [spec] }] }] };
    expect(durationsOfPlaywright(report)).toEqual([
      { name: 'tests/journeys/bag.test.ts › is kept', ms: 1000 },
    ]);
  });
});

describe('summaryOf', () => {
  it('has the slowest first, of suites as of tests', () => {
    const durations = [
      { name: 'quick', ms: 40 },
      { name: 'slow', ms: 12_345 },
    ];
    const suites = [
      { name: 'lint', ms: 900 },
      { name: 'unit', ms: 14_000, durations },
    ];
    expect(summaryOf(suites)).toBe(
      [
        'Suites:',
        '  14.0 s  unit',
        '   0.9 s  lint',
        '',
        'The slowest tests:',
        '  12.3 s  slow',
        '   0.0 s  quick',
      ].join('\n'),
    );
  });

  it('names ten tests and no more', () => {
    const durations = Array.from({ length: 12 }, (_, ms) => ({ name: `test ${ms}`, ms }));
    const lines = summaryOf([{ name: 'unit', ms: 1, durations }]).split('\n');
    expect(lines.filter((line) => line.includes('test '))).toHaveLength(10);
  });

  it('says nothing of tests where no suite tells of them', () => {
    expect(summaryOf([{ name: 'lint', ms: 900 }])).toBe('Suites:\n  0.9 s  lint');
  });
});
