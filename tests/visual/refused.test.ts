import { describe, expect, it } from 'vitest';
import { CommandFailed } from '../../storefront/launch/process.mjs';
import { Refused, wordsFor } from './refused.mjs';

describe('what a person reads of an error', () => {
  it('is a sentence where they can mend it', () => {
    expect(wordsFor(new Refused('Name a story.'))).toBe('Name a story.');
    expect(wordsFor(new CommandFailed('Install one.'))).toBe('Install one.');
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    expect(wordsFor(full)).toMatch(/^The disk is full: make room.*lost\.$/);
  });

  it('shows where a fault of ours came from', () => {
    expect(wordsFor(new TypeError('no such thing'))).toContain('refused.test.ts');
  });
});
