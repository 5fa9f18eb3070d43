import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contained, isolated } from './isolation.ts';
import { inWordsOf } from './language.ts';
import { writeMessage } from './mail/message.ts';

const MARKS = [...'\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'];

/** What somebody may have typed long ago: letters of both directions among marks that turn them. */
const written = fc
  .array(fc.constantFrom(...MARKS, 'A', ' & ', 'ב', '5', '(', ':', '👨‍👩‍👧'))
  .map((parts) => parts.join(''));

/** How deep isolates are at the end of a text; null where one is closed that was never opened. */
function depthOf(text: string): number | null {
  let depth = 0;
  for (const letter of text) {
    if (/[\u2066-\u2068]/.test(letter)) depth += 1;
    if (letter === '\u2069') depth -= 1;
    if (depth < 0) return null;
  }
  return depth;
}

const lettersOf = (text: string) => [...text].filter((letter) => !MARKS.includes(letter)).join('');

describe('a text of somebody', () => {
  test('opens and closes its isolates, turns nothing, and keeps its letters', () => {
    fc.assert(
      fc.property(written, fc.constantFrom('en', 'he'), (text, language) => {
        const kept = inWordsOf(language as 'en' | 'he', () => [contained(text), isolated(text)]);
        for (const one of kept) {
          expect(depthOf(one)).toBe(0);
          expect(one).not.toMatch(/[\u061C\u200E\u200F\u202A-\u202E]/);
          expect(lettersOf(one)).toBe(lettersOf(text));
        }
      }),
    );
  });

  test('is parted from words of the other direction, and from no others', () => {
    expect(isolated('A & B \u200F')).toBe('A & B ');
    expect(isolated('שלום')).toBe('\u2068שלום\u2069');
    expect(inWordsOf('he', () => isolated('A & B'))).toBe('\u2068A & B\u2069');
    expect(inWordsOf('he', () => isolated('שלום'))).toBe('שלום');
  });

  test('turns nothing in a letter, wherever it stands in it', () => {
    fc.assert(
      fc.property(written, (text) => {
        const letter = writeMessage({
          to: 'noa@example.com',
          subject: text,
          greeting: text,
          pieces: [
            text,
            [{ label: text, value: '$5.00', under: text }],
            [{ label: 'x', words: text }],
          ],
          sendAfter: new Date(),
        });
        for (const part of [letter.subject, letter.text, letter.html]) {
          expect(part).not.toMatch(/[\u061C\u200E\u200F\u202A-\u202E]/);
          expect(
            part
              .split('\n')
              .map(depthOf)
              .every((depth) => depth === 0),
          ).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('leaves a price where it stands, beside a title of the other direction', () => {
    const { text } = writeMessage({
      to: 'noa@example.com',
      subject: 'Your order',
      greeting: 'Thank you',
      pieces: [[{ label: '1 × ספר השירים', value: '$5.00' }]],
      sendAfter: new Date(),
    });
    expect(text).toContain('\u20681 × ספר השירים\u2069: $5.00');
  });
});
