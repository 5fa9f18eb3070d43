import type { Language } from '@otzar/contract/language';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { glossary, manners } from '../../.storybook/writing/glossary.ts';
import { type HouseFile, readHouse } from './house.ts';
import { nodesOf, parse } from './source.ts';

const terms = Object.values(glossary).flat();

const matcher = (word: string, language: Language, before = '') =>
  language === 'en'
    ? new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i')
    : new RegExp(`(?<![א-ת״׳])${before}${word}(?![א-ת״׳])`);

/** Letters that are written onto the beginning of a noun, such as those of “to the”: onto an imperative they make an infinitive. */
const ONTO_NOUNS = '[ובהכלמש]{0,2}';

/** What finds each word of a language that is not to be used. */
const avoided = (language: Language) => [
  ...terms.flatMap(({ avoid }) =>
    (avoid?.[language] ?? []).map((word) => [word, matcher(word, language, ONTO_NOUNS)] as const),
  ),
  ...manners.flatMap(({ avoid }) =>
    (avoid[language] ?? []).map((word) => [word, matcher(word, language)] as const),
  ),
];
const all = { en: avoided('en'), he: avoided('he') };

/** The words of some language that are not to be used and stand in a text. */
const avoidedIn = (text: string, language: Language) =>
  all[language].flatMap(([word, found]) => (found.test(text) ? [word] : []));

const isSaid = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** All that a catalogue says, without the names and comments around it. */
const saidBy = (file: HouseFile) =>
  [...nodesOf(parse(file))].flatMap((node) => (isSaid(node) ? [node.text] : []));

const house = readHouse();

describe.each(['en', 'he'] as const)('catalogues in %s', (language) => {
  const catalogues = house.filter(({ path }) =>
    new RegExp(`(^|/)messages(/[\\w-]+)?\\.${language}\\.ts$`).test(path),
  );

  it('use none of the words that the glossary avoids', () => {
    expect(catalogues.length).toBeGreaterThan(200);
    const found = catalogues.flatMap((file) =>
      saidBy(file).flatMap((text) =>
        avoidedIn(text, language).map((word) => `${file.path} says “${word}” in “${text}”`),
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('a word that is avoided', () => {
  it.each([
    ['en', 'Your Cart is empty', 'cart'],
    ['en', 'To see it, click here.', 'click here'],
    ['he', 'הוסף לסל', 'הוסף'],
    ['he', 'הספר נוסף לעגלה', 'עגלה'],
    ['he', 'נשלח אימייל', 'אימייל'],
  ] as const)('in %s is found in “%s”', (language, text, word) => {
    expect(avoidedIn(text, language)).toContain(word);
  });

  it.each([
    ['en', 'Cartography'],
    ['en', 'The basketball'],
    ['he', 'הוספה לסל'],
    ['he', 'בחירת כיתה'],
    ['he', 'אפשר לחפש או להתחבר'],
    ['he', 'כתובת דוא״ל'],
    ['he', 'מועדפים'],
  ] as const)('in %s is none in “%s”', (language, text) => {
    expect(avoidedIn(text, language)).toEqual([]);
  });

  it('is never the word that the glossary has for something', () => {
    for (const { en, he } of terms) {
      expect(avoidedIn(en, 'en')).toEqual([]);
      expect(avoidedIn(he, 'he')).toEqual([]);
    }
  });
});

it('no thing stands in the glossary twice', () => {
  const english = terms.map(({ en }) => en);
  expect(new Set(english).size).toBe(english.length);
});
