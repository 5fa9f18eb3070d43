import { describe, expect, it } from 'vitest';
import { CommandFailed } from '../../storefront/launch/process.mjs';
import { Refused, wordsFor, wordsOfTool } from './refused.mjs';

describe('what a person reads of an error', () => {
  it('is a sentence where they can mend it', () => {
    expect(wordsFor(new Refused('Name a story.'))).toBe('Name a story.');
    expect(wordsFor(new CommandFailed('Install one.'))).toBe('Install one.');
  });

  const full = /^The disk is full: make room.*lost\.$/;

  it.each(['ENOSPC', 'EDQUOT'])('is that the disk is full for %s', (code) => {
    expect(wordsFor(Object.assign(new Error('cannot write'), { code }))).toMatch(full);
  });

  it.each([
    'Building the workshop …\nError: ENOSPC: no space left on device, write\n    at node:fs',
    'error: No space left on device (os error 28)',
    'Error: EDQUOT: disk quota exceeded, open',
  ])('is that the disk is full of a build that says "%s"', (said) => {
    expect(wordsFor(new CommandFailed(`${said}\n\nnode build failed.`))).toMatch(full);
    expect(wordsOfTool(said)).toMatch(full);
  });

  it('is all that a build says which failed otherwise', () => {
    expect(wordsFor(new CommandFailed('2 errors\n\nnode build failed.'))).toContain('2 errors');
    expect(wordsOfTool('2 errors')).toBe('2 errors');
  });

  it('shows where a fault of ours came from', () => {
    expect(wordsFor(new TypeError('no such thing'))).toContain('refused.test.ts');
  });
});
