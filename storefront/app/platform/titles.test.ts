import { expect, test, vi } from 'vitest';

const book = { title: 'Rain', heb_title: 'גשם' };
const untranslated = { title: 'Rain', heb_title: null };

/** The module as a build in a language has it. */
async function builtIn(language: 'en' | 'he') {
  vi.resetModules();
  vi.doMock('#language', () => ({ language }));
  return import('./titles.ts');
}

test('an English page has the English title, and the Hebrew one under it', async () => {
  const { titleOf, titlesOf, namesOf } = await builtIn('en');
  expect(titleOf(book)).toBe('Rain');
  expect(titlesOf(book)).toEqual({ title: 'Rain', hebTitle: 'גשם' });
  expect(namesOf({ name: 'Ruth', heb_name: 'רות' })).toEqual({ name: 'Ruth', hebName: 'רות' });
});

test('a Hebrew page has one title: the Hebrew one, where there is one', async () => {
  const { titlesOf, namesOf, shortWords } = await builtIn('he');
  expect(titlesOf(book)).toEqual({ title: 'גשם', hebTitle: undefined });
  expect(titlesOf(untranslated)).toEqual({ title: 'Rain', hebTitle: undefined });
  expect(namesOf({ name: 'Ruth', heb_name: null }).name).toBe('Ruth');
  expect(shortWords({ short_desc: 'A novel.', heb_short_desc: 'רומן.' })).toBe('רומן.');
});
