import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBaseline, writeBaseline } from './baselines.mjs';
import { picturesIn } from './picture-files.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const square = { width: 1, height: 1, pixels: Buffer.from([9, 18, 39, 255]) };

describe('a kept picture', () => {
  it('is nothing where none is kept', async () => {
    expect(await readBaseline('bag.dark', picturesIn(folder))).toBeUndefined();
  });

  it.each([
    ['bag.dark.webp', 'no picture'],
    ['bag.motion.same', 'no such name\n'],
    ['bag.motion.same', ''],
  ])('is damaged, not new, where %s holds "%s"', async (file, content) => {
    const files = picturesIn(folder);
    await writeBaseline('bag.dark', square, files);
    await writeBaseline('bag.motion', square, files);
    const name = file.replace(/\.\w+$/, '');
    expect(await readBaseline(name, files)).toEqual(square);
    writeFileSync(join(folder, file), content);
    await expect(readBaseline(name, files)).rejects.toThrow(RegExp(`is damaged.*${file}\` brings`));
    // Accepting it replaces it.
    await writeBaseline(name, square, picturesIn(folder));
    expect(await readBaseline(name, picturesIn(folder))).toEqual(square);
  });
});
