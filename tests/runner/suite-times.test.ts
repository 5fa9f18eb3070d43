import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { suitesReport } from '../performance/bench/suites.mjs';
import { readSuiteTimes, saveSuiteTimes } from './suite-times.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'otzar-times-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what a run took is there for the bench, the longest first', () => {
  const path = join(folder, 'tests/suites.json');
  saveSuiteTimes(
    [
      { name: 'lint', ms: 4_300, passed: 1 },
      { name: 'journeys', ms: 600_400, passed: 287 },
    ],
    path,
  );
  expect(suitesReport(readSuiteTimes(path)).split('\n').slice(-2)).toEqual([
    '| journeys | 600 | 287 |',
    '| lint | 4 | 1 |',
  ]);
});

test('where nothing was run, or what is kept is damaged, the bench says so', () => {
  const path = join(folder, 'suites.json');
  expect(readSuiteTimes(path)).toBeUndefined();
  writeFileSync(path, '[{');
  expect(suitesReport(readSuiteTimes(path))).toContain('No whole `npm test` was run');
});
