import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BASELINES, findBase } from './base-commit.mjs';

let parent: string;
let clone: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'base-commit-'));
  clone = join(parent, 'house');
  mkdirSync(clone);
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...args], {
    cwd: clone,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

function write(path: string, text: string) {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), text);
}

/** Commits a file. @returns the commit */
function commit(path: string, text = path) {
  write(path, text);
  git('add', '.');
  git('commit', '-m', path);
  return git('rev-parse', 'HEAD');
}

const picture = `${BASELINES}/bag.desktop.webp`;

function onMain() {
  git('init', '-b', 'main');
  return commit('Button.tsx');
}

describe('the commit that pictures are drawn from', () => {
  it('is where a branch left the main one', () => {
    const left = onMain();
    git('switch', '-c', 'mine');
    commit('Bag.tsx');
    expect(findBase(clone)).toEqual({ base: left });
  });

  it('is the last one of the main branch for what is not committed', () => {
    onMain();
    const last = commit('Bag.tsx');
    write('Bag.tsx', 'darker');
    expect(findBase(clone)).toEqual({ base: last });
  });

  it('is the one before on the main branch, where all is committed', () => {
    const before = onMain();
    commit('Bag.tsx');
    expect(findBase(clone)).toEqual({ base: before });
  });

  it('is the main branch before a merge, not a commit of what was merged', () => {
    onMain();
    git('switch', '-c', 'theirs');
    commit('Bag.tsx');
    git('switch', 'main');
    const before = commit('List.tsx');
    git('merge', '--no-ff', 'theirs');
    expect(findBase(clone)).toEqual({ base: before });
  });

  it('is the only one there is', () => {
    const only = onMain();
    expect(findBase(clone)).toEqual({ base: only });
  });

  it('is for pictures accepted on the branch the last one that kept any', () => {
    const left = onMain();
    git('switch', '-c', 'mine');
    commit(picture, 'first');
    const accepted = commit(picture, 'second');
    commit('Bag.tsx');
    write(`${BASELINES}/list.desktop.webp`, 'not committed');
    expect(findBase(clone)).toEqual({
      base: left,
      accepted: { commit: accepted, files: new Set([picture]) },
    });
  });

  it('is for pictures that a merge brought to the main branch the merge', () => {
    const left = onMain();
    git('switch', '-c', 'theirs');
    commit(picture);
    git('switch', 'main');
    git('merge', '--no-ff', 'theirs');
    expect(findBase(clone)).toEqual({
      base: left,
      accepted: { commit: git('rev-parse', 'HEAD'), files: new Set([picture]) },
    });
  });

  it('is asked for where there is no history', () => {
    expect(() => findBase(clone)).toThrow(/Clone the repository with git.*story-accessibility/);
  });

  it('is asked for where the clone ends before it', () => {
    onMain();
    commit('Bag.tsx');
    const whole = clone;
    clone = join(parent, 'shallow');
    execFileSync('git', ['clone', '--depth', '1', `file://${whole}`, clone], { stdio: 'ignore' });
    expect(() => findBase(clone)).toThrow(/git fetch --unshallow.*story-accessibility/);
    write('Bag.tsx', 'darker');
    expect(findBase(clone)).toEqual({ base: git('rev-parse', 'HEAD') });
  });

  it('is asked for where a shallow clone knows no main branch to have been left', () => {
    onMain();
    git('switch', '-c', 'mine');
    commit('Bag.tsx');
    const whole = clone;
    clone = join(parent, 'shallow');
    const one = ['clone', '--depth', '1', '--branch', 'mine', `file://${whole}`, clone];
    execFileSync('git', one, { stdio: 'ignore' });
    git('remote', 'set-head', 'origin', '--delete');
    write('Bag.tsx', 'darker');
    expect(() => findBase(clone)).toThrow(/git fetch --unshallow/);
  });
});
