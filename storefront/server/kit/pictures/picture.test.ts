import { describe, expect, test } from 'vitest';
import { inWordsOf } from '../language.ts';
import { drawingOf } from './drawing.ts';
import { pictureOf } from './picture.ts';

const drawing = drawingOf({ motif: 'cover/fiction', seed: 1, words: [], alt: 'Cover of Rain' });

describe('a picture says what it shows', () => {
  test('in Hebrew where that is known, and which of several it is', () => {
    const alt = (index: number, hebrew: string | null) =>
      inWordsOf('he', () => pictureOf('product', 7, index, drawing, hebrew)).alt;
    expect(alt(0, 'גשם')).toBe('גשם');
    expect(alt(2, 'גשם')).toBe('גשם, תמונה 3');
    expect(alt(0, null)).toBe('Cover of Rain');
  });

  test('in English as the drawing does', () => {
    expect(pictureOf('product', 7, 0, drawing, 'גשם').alt).toBe('Cover of Rain');
  });
});
