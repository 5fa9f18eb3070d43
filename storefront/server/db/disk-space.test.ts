import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { hasDiskSpace } from './disk-space.ts';

describe('the disk under the data folder', () => {
  test('has room where files can be written', async () => {
    expect(await hasDiskSpace(tmpdir())).toBe(true);
  });

  // Linux' own folder of processes lies on no disk: it has no room at all, as a full one.
  test.runIf(process.platform === 'linux')('has none where it is full', async () => {
    expect(await hasDiskSpace('/proc')).toBe(false);
  });
});
