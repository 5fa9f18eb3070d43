import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserMajor } from './browser.mjs';
import { openBrowser } from './open-browser.mjs';

afterEach(() => void vi.unstubAllEnvs());

describe('a CHROME_PATH that is no browser', () => {
  const refusal = /does not start as a browser.* Set CHROME_PATH/;

  it('is told of in a sentence when it is opened, with what it said itself', async () => {
    vi.stubEnv('CHROME_PATH', process.execPath);
    await expect(openBrowser()).rejects.toThrow(refusal);
    await expect(openBrowser()).rejects.toThrow('bad option');
  });

  it('is told of in a sentence when it is asked for its version', () => {
    expect(() => browserMajor(tmpdir())).toThrow(refusal);
  });
});
