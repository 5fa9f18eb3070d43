import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { baselinePictures } from './baseline-pictures.ts';

it('are those of which a file is there, their own or that of one that looks the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baseline-pictures-'));
  try {
    writeFileSync(join(folder, 'bag--guest.desktop.webp'), '');
    writeFileSync(join(folder, 'bag--guest.rtl.same'), 'bag--guest.desktop\n');
    writeFileSync(join(folder, 'bag--guest.dark.same'), 'bag--gone.desktop\n');
    expect(baselinePictures(folder)).toEqual({
      'bag--guest.desktop': 'bag--guest.desktop',
      'bag--guest.rtl': 'bag--guest.desktop',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
