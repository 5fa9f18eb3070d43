import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../storefront/launch/process.mjs';

let home: string;
let pages: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'publish-'));
  pages = join(home, 'pages.git');
  execFileSync('git', ['init', '--quiet', '--bare', pages]);
});
afterEach(() => rmSync(home, { recursive: true }));

const script = join(root, '.ci/publish');

/** What a pull request shows, in a folder of its own. */
function shows(text: string) {
  const folder = join(home, text);
  mkdirSync(folder);
  writeFileSync(join(folder, 'summary.md'), text);
  return folder;
}

/** Publishes as a job does. @param hooks folder of git's hooks, where something happens on the way */
function publish(args: string[], hooks = home) {
  const env = {
    PATH: process.env.PATH,
    PAGES: pages,
    PAUSE: '0',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'core.hooksPath',
    GIT_CONFIG_VALUE_0: hooks,
  };
  return spawnSync('bash', [script, ...args], { env, encoding: 'utf8' });
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: pages, encoding: 'utf8' }).trim().split('\n');
const published = () => git('ls-tree', '-r', '--name-only', 'gh-pages').toSorted();

/** Has git do this before it commits, or pushes. */
function before(what: 'commit' | 'push', commands: string) {
  const hooks = join(home, 'hooks');
  mkdirSync(hooks);
  writeFileSync(join(hooks, `pre-${what}`), `#!/bin/sh\n${commands}\n`);
  chmodSync(join(hooks, `pre-${what}`), 0o755);
  return hooks;
}

describe.skipIf(process.platform === 'win32')('what pull requests show', () => {
  it('is put on its branch, in place of what each showed before, and taken away', () => {
    expect(publish(['7', shows('seven')]).status).toBe(0);
    expect(publish(['8', shows('eight')]).status).toBe(0);
    expect(publish(['7', shows('newer')]).status).toBe(0);
    expect(published()).toEqual(['.nojekyll', 'pull/7/summary.md', 'pull/8/summary.md']);
    expect(git('show', 'gh-pages:pull/7/summary.md')).toEqual(['newer']);
    expect(git('rev-list', '--count', 'gh-pages')).toEqual(['1']);
    expect(publish(['7']).status).toBe(0);
    expect(published()).toEqual(['.nojekyll', 'pull/8/summary.md']);
  });

  it.each(['where another was first', 'where a branch is there'])('is kept, %s', (where) => {
    if (where.endsWith('there')) publish(['6', shows('six')]);
    const other = `PAGES='${pages}' bash '${script}' 8 '${shows('eight')}'`;
    const hooks = before('commit', `rm "$0"; unset $(git rev-parse --local-env-vars); ${other}`);
    expect(publish(['7', shows('seven')], hooks).status).toBe(0);
    expect(published()).toEqual(expect.arrayContaining(['pull/7/summary.md', 'pull/8/summary.md']));
  });

  it('makes no branch to take away what was never put there', () => {
    expect(publish(['7']).status).toBe(0);
    expect(git('branch')).toEqual(['']);
  });

  it('fails in a sentence where it cannot be pushed', () => {
    const { status, stdout } = publish(['7', shows('seven')], before('push', 'exit 1'));
    expect(status).toBe(1);
    rmSync(pages, { recursive: true });
    expect(publish(['7']).status).toBe(1);
    expect(stdout).toMatch(/pull request 7 shows could not be published: run this job again\.\n$/);
  });
});
