import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { engines, isHere, sayMissing } from './engines.mjs';
import { findCommand } from './find-command.mjs';
import { suites } from './suites.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'otzar-engines-'));
  vi.stubEnv('PATH', [join(folder, 'none'), folder].join(delimiter));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const install = (...commands: string[]) => {
  for (const command of commands) writeFileSync(join(folder, command), '');
};
const here = () => engines.filter(isHere).map(({ name }) => name);

describe('an engine', () => {
  it('is here with its command, wherever on the path', () => {
    install('firefox-esr');
    expect(here()).toEqual(['Gecko']);
    expect(findCommand('firefox-esr')).toBe(join(folder, 'firefox-esr'));
  });

  it('is not here without the screen that it draws on', () => {
    install('WebKitWebDriver');
    expect(here()).toEqual([]);
    install('Xvfb');
    expect(here()).toEqual(['WebKit']);
  });

  it('that is not here is told of with the packages that bring it', () => {
    expect(engines.map(sayMissing)).toEqual([
      'no Gecko here: install Debian’s firefox-esr',
      'no WebKit here: install Debian’s webkit2gtk-driver and xvfb',
    ]);
  });
});

it('the suite is skipped with one line where there is none', async () => {
  await expect(suites.engines?.run([])).resolves.toMatchObject({
    passed: 0,
    failed: 0,
    why: engines.map(sayMissing).join('; '),
  });
});
