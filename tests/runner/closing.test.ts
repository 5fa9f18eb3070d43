import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeRun } from './closing.mjs';

let folder: string;
let said: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'closing-'));
  said = '';
  vi.spyOn(console, 'log').mockImplementation((line) => {
    said += `${line}\n`;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const dom = { name: 'dom', ms: 1_000, passed: 7, failed: 0, said: '' };
const unit = { ...dom, name: 'unit', failed: 1, failures: ['a.test.ts › adds'] };

describe('the end of a run', () => {
  it('says how it went, to whoever started it and to GitHub', () => {
    const page = join(folder, 'page.md');
    expect(closeRun([dom], { whole: false, page })).toBe(0);
    expect(closeRun([dom, unit], { whole: false, page })).toBe(1);
    expect(said).toContain('What failed:\n\na.test.ts › adds');
    expect(said).toContain('14 passed, 1 failed');
    expect(readFileSync(page, 'utf8')).toContain('14 passed, 1 failed');
  });

  // Of the systems that the tests run on, Linux alone has a disk that is always full.
  it.skipIf(!existsSync('/dev/full'))('is not lost to a full disk, which fails it', () => {
    expect(closeRun([dom], { whole: false, page: '/dev/full' })).toBe(1);
    expect(said).toContain('7 passed, 0 failed');
    expect(said).toMatch(/\nThe disk is full: make room.*lost\.\n$/);
  });
});
