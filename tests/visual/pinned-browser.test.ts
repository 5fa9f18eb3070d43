import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string) => readFileSync(pathOf(path), 'utf8');

it('CI compares with the browser that drew the kept pictures', () => {
  const [, major] = /^version=(\d+)\./m.exec(read('../../.ci/browser')) ?? [];
  expect(Number(major)).toBe(JSON.parse(read('baselines/manifest.json')).browserMajor);
});

describe.skipIf(process.platform === 'win32')('the browser of CI', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pinned-browser-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const command = (name: string, words: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${words}\n`, { mode: 0o755 });

  /** Installs it where packages can be had only if a shell's condition holds. */
  function install(condition: string) {
    command('apt-get', `echo "$1"; [ "$1" = update ] || ${condition}`);
    command('chromium-headless-shell', 'echo Chromium 156');
    const env = { PATH: `${folder}${delimiter}${process.env.PATH}`, SOURCES: folder };
    const { stdout, status } = spawnSync('bash', [pathOf('../../.ci/browser')], {
      env,
      encoding: 'utf8',
    });
    return { said: stdout.trim().split('\n'), status };
  }
  const list = () => join(folder, 'snapshot.list');

  it('comes from the archive, as long as that has it', () => {
    expect(install('true')).toEqual({
      said: ['update', 'install', 'Pinned: Chromium 156'],
      status: 0,
    });
    expect(() => readFileSync(list())).toThrow('ENOENT');
  });

  it('comes from a snapshot of the archive after that', () => {
    expect(install(`[ -e "${list()}" ]`)).toEqual({
      said: ['update', 'install', 'update', 'install', 'Pinned: Chromium 156'],
      status: 0,
    });
    expect(readFileSync(list(), 'utf8')).toMatch(
      /^deb \[check-valid-until=no signed-by=\S+\] https:\/\/snapshot\.debian\.org\/archive\/debian-security\/\d{8}T\d{6}Z\/ bookworm-security main\n$/,
    );
  });

  it('is another where neither has it, and nothing stays in the way of that', () => {
    const { said, status } = install('false');
    expect(said.at(-1)).toMatch(/cannot be had: the pictures are drawn anew/);
    expect(status).toBe(0);
    expect(() => readFileSync(list())).toThrow('ENOENT');
  });
});
