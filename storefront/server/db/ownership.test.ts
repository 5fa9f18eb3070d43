import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownFolder } from './ownership.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otzar-owner-'));
  file = join(folder, 'owner');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder that another process keeps is refused, and free once that one has ended', async () => {
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()', 'embedded-process']);
  await writeFile(file, String(other.pid));
  await expect(ownFolder(file, 0)).rejects.toThrow(
    `in use by another running shop (process ${other.pid})`,
  );
  const ended = once(other, 'close');
  other.kill('SIGKILL');
  await ended;
  const release = await ownFolder(file, 0);
  release();
  expect(existsSync(file)).toBe(false);
});

test('a file whose process id has gone to another program says so, and what to do', async () => {
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
  await writeFile(file, String(other.pid));
  await expect(ownFolder(file)).rejects.toThrow(
    /process \d+ keeps the data folder, but that one is no shop.* delete the file and start again\.$/,
  );
  expect(existsSync(file)).toBe(true);
  other.kill('SIGKILL');
});
