import { expect, test } from 'vitest';
import { builtIn } from './page-language.fixture.ts';

const book = { title: 'Rain', heb_title: 'גשם' };
const untranslated = { title: 'Rain', heb_title: null };

const titles = () => import('./titles.ts');

test('an English page has the English title, and the Hebrew one under it', async () => {
  const { titleOf, titlesOf, namesOf } = await builtIn('en', titles);
  expect(titleOf(book)).toBe('Rain');
  expect(titlesOf(book)).toEqual({ title: 'Rain', hebTitle: 'גשם' });
  expect(namesOf({ name: 'Ruth', heb_name: 'רות' })).toEqual({ name: 'Ruth', hebName: 'רות' });
});

test('a Hebrew page has one title: the Hebrew one, where there is one', async () => {
  const { titlesOf, namesOf, shortWords } = await builtIn('he', titles);
  expect(titlesOf(book)).toEqual({ title: 'גשם', hebTitle: undefined });
  expect(titlesOf(untranslated)).toEqual({ title: 'Rain', hebTitle: undefined });
  expect(namesOf({ name: 'Ruth', heb_name: null }).name).toBe('Ruth');
  expect(shortWords({ short_desc: 'A novel.', heb_short_desc: 'רומן.' })).toBe('רומן.');
});
