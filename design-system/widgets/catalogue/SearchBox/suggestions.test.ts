import { describe, expect, it } from 'vitest';
import { suggestions } from './suggestions.examples.ts';
import { groupsOf, statusText } from './suggestions.ts';

const names = (typed: string, of: keyof typeof suggestions, recent: string[] = []) =>
  groupsOf(typed, suggestions[of], recent).map(({ name }) => name);

describe('the list below a search field', () => {
  it('shows earlier searches until something is typed', () => {
    expect(names('', 'found', ['salt'])).toEqual(['Recent searches']);
    expect(names('  ', 'found', ['salt'])).toEqual(['Recent searches']);
    expect(names('gar', 'found', ['salt'])).toEqual(['Suggestions', 'Products']);
  });

  it('shows 25 words and 15 products at most', () => {
    expect(groupsOf('gar', suggestions.many, []).map(({ choices }) => choices.length)).toEqual([
      25, 15,
    ]);
  });

  it('leaves out what is empty', () => {
    expect(names('gar', 'none')).toEqual([]);
    expect(names('', 'found')).toEqual([]);
  });
});

describe('what is said of it', () => {
  it.each([
    ['', 'found', 0, ''],
    ['gar', 'found', 1, '1 suggestion'],
    ['gar', 'found', 10, '10 suggestions'],
    ['gar', 'none', 0, 'No suggestions. Press Enter to search all the same.'],
    ['gar', 'loading', 0, 'Looking for suggestions…'],
    ['gar', 'failed', 0, 'Suggestions cannot be had just now. Press Enter to search.'],
  ] as const)('typed %j, %s, %i shown', (typed, of, count, said) => {
    expect(statusText(typed, suggestions[of], count)).toBe(said);
  });
});
