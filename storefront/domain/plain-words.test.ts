import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainCode, plainWords } from './plain-words.ts';

describe('plain words', () => {
  it.each([
    ['The RIVER House', ['the', 'river', 'house']],
    ['Café, naïve & Ångström', ['cafe', 'naive', 'angstrom']],
    ['Łódź straße', ['lodz', 'strasse']],
    ['שָׁלוֹם עוֹלָם', ['שלום', 'עולם']],
    ['בֵּית־סֵפֶר', ['בית', 'ספר']],
    ['ג׳ירפה ו-צה״ל', ['גירפה', 'ו', 'צהל']],
    ['ג\'ירפה צה"ל', ['גירפה', 'צהל']],
    ['Children’s “books”', ['childrens', 'books']],
    ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
    ["' OR 1=1--", ['or', '1', '1']],
    ['…!?', []],
    ['a\0b', ['a', 'b']],
    ['1,000 pieces', ['1000', 'pieces']],
    ['12,345,678', ['12345678']],
    ['1,2,3', ['1', '2', '3']],
  ])('of %j', (text, words) => {
    expect(plainWords(text)).toEqual(words);
  });

  it('are plain already, whatever they were taken from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        for (const word of plainWords(text)) expect(plainWords(word)).toEqual([word]);
      }),
    );
  });
});

describe('a code', () => {
  it.each([
    ['OTZ-JNL-000002', 'otzjnl000002'],
    ['otzjnl000002', 'otzjnl000002'],
    ['979-9-9716-4417-7', '9799971644177'],
    ['979 9971 644177', '9799971644177'],
    ['ISBN 979-9-9716-4417-7', '9799971644177'],
    ['OTZ', null],
    ['1984', null],
    ['river house', null],
  ])('read from %j', (text, code) => {
    expect(plainCode(text)).toBe(code);
  });
});
