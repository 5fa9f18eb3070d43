import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { suites } from '../runner/suites.mjs';
import { refuseBesideAnother } from './one-run.mjs';
import { Refused } from './refused.mjs';

let folder: string;
let held: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-run-'));
  held = join(folder, 'running');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a run beside another', () => {
  it('is refused while that goes on, with how to end it', () => {
    writeFileSync(held, String(process.pid));
    expect(() => refuseBesideAnother(held)).toThrow(Refused);
    expect(() => refuseBesideAnother(held)).toThrow(`process ${process.pid}: wait for its end`);
  });

  it('goes on where there is none, or the other was killed', () => {
    expect(() => refuseBesideAnother(held)).not.toThrow();
    writeFileSync(held, String(spawnSync(process.execPath, ['--version']).pid));
    expect(() => refuseBesideAnother(held)).not.toThrow();
  });

  it('is refused before the workshop is built under the first', () => {
    const looking = Object.values(suites).filter(({ needs }) => needs?.includes('storybook'));
    expect(looking).not.toEqual([]);
    expect(looking.filter(({ before }) => !before)).toEqual([]);
  });
});
