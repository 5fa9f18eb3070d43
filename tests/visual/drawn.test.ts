import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Picture } from '../../.storybook/pictures.mjs';
import { drawnFrom, dropOlder, folderName } from './drawn.mjs';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'drawn-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const linux = { platform: 'linux', browserMajor: 156 };
const mac = { platform: 'darwin', browserMajor: 156 };
const older = { platform: 'linux', browserMajor: 15 };
const square = { width: 1, height: 1, pixels: Buffer.from([9, 18, 39, 255]) };
const wanted: Picture[] = [
  { story: 'bag--full', mode: 'desktop', reduced: false },
  { story: 'bag--full', mode: 'dark', reduced: true },
  { story: 'list--new', mode: 'desktop', reduced: false },
];
const open = (commit = 'abc', environment = linux) => drawnFrom(commit, environment, parent);

describe('what was drawn anew', () => {
  it('has a folder by commit, browser and system', () => {
    expect(folderName('abc', linux)).toBe('abc-156-linux');
    expect(new Set([linux, mac, older].map((one) => folderName('abc', one))).size).toBe(3);
  });

  it('lacks everything at first', () => {
    expect(open().missing(wanted)).toEqual(wanted);
  });

  it('lacks later only what was not wanted before, and what its stories can show', async () => {
    const drawn = open();
    drawn.noteStories(['bag--full']);
    await drawn.write('bag--full.desktop', square);
    expect(drawn.missing(wanted)).toEqual([wanted[1]]);
    expect(open().missing(wanted)).toEqual([wanted[1]]);
    expect(open('abc', mac).missing(wanted)).toEqual(wanted);
    expect(open('def').missing(wanted)).toEqual(wanted);
  });

  it('is read as it was drawn', async () => {
    await open().write('bag--full.desktop', square);
    expect(await open().read('bag--full.desktop')).toEqual(square);
    expect(await open().read('bag--full.dark')).toBeUndefined();
  });

  it('is damaged, not missing, where its file holds no picture, or names none', async () => {
    await open().write('bag--full.desktop', square);
    await open().write('bag--full.dark', square);
    const files = join(parent, folderName('abc', linux));
    writeFileSync(join(files, 'bag--full.dark.same'), 'no such name');
    writeFileSync(join(files, 'bag--full.desktop.webp'), 'no picture');
    for (const name of ['bag--full.dark', 'bag--full.desktop'])
      await expect(open().read(name)).rejects.toThrow(/from abc is damaged; remove/);
  });

  it('is dropped when its commits are no longer compared with, and what others drew is not', async () => {
    const all = [open('abc'), open('def'), open('ghi'), open('abc', mac), open('abc', older)];
    for (const drawn of all) await drawn.write('bag--full.desktop', square);
    dropOlder(['def', 'ghi'], linux, parent);
    expect(readdirSync(parent).toSorted()).toEqual([
      'abc-15-linux',
      'abc-156-darwin',
      'def-156-linux',
      'ghi-156-linux',
    ]);
  });
});
