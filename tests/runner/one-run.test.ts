import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimRun } from './one-run.mjs';
import { Refused } from './refused.mjs';

let folder: string;
let held: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-run-'));
  held = join(folder, 'tests/running');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const module = pathToFileURL(join(import.meta.dirname, 'one-run.mjs')).href;

/** Claims the run in a process of its own. @returns its id, and what it said */
function claimElsewhere(end = '') {
  const script = `import { claimRun } from ${JSON.stringify(module)};
    claimRun(${JSON.stringify(held)}); console.log('claimed'); ${end}`;
  const args = ['--input-type=module', '--eval', script];
  const { pid, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { pid, said: stdout + stderr };
}

describe('a run beside another', () => {
  it('is refused while that goes on, with how to end it', () => {
    claimRun(held);
    expect(readFileSync(held, 'utf8')).toBe(String(process.pid));
    expect(() => claimRun(held)).toThrow(Refused);
    expect(claimElsewhere().said).toContain(`process ${process.pid}: wait for its end`);
  });

  it('goes on where the other has ended', () => {
    expect(claimElsewhere().said).toBe('claimed\n');
    expect(existsSync(held)).toBe(false);
    claimRun(held);
    expect(readdirSync(join(folder, 'tests'))).toEqual(['running']);
  });

  it('goes on where the other was killed', () => {
    const { pid } = claimElsewhere("process.kill(process.pid, 'SIGKILL');");
    expect(readFileSync(held, 'utf8')).toBe(String(pid));
    claimRun(held);
    expect(readFileSync(held, 'utf8')).toBe(String(process.pid));
    writeFileSync(held, '');
    claimRun(held);
    expect(readFileSync(held, 'utf8')).toBe(String(process.pid));
  });
});
