import type { Drawing } from '../../server/db/schema.ts';
import { coverOf } from './cover/cover.ts';
import { objectOf } from './motif.ts';
import { backCover, hardback, paperback, pile } from './object/book.ts';
import { audio, lesson, reader } from './object/device.ts';
import { spread } from './object/open-book.ts';
import { sheet } from './sheet.ts';

/** How a motif that shows a cover is drawn, from the family of the book and the drawing. */
type Draw = (family: string, drawing: Drawing) => string;

const fromCover =
  (draw: (cover: ReturnType<typeof coverOf>, title: string, author: string) => string): Draw =>
  (family, { seed, words }) =>
    draw(coverOf(family, seed, words), words[0] ?? '', words[1] ?? '');

const books: Record<string, Draw> = {
  cover: fromCover(hardback),
  paperback: fromCover(paperback),
  'back-cover': fromCover(backCover),
  spread: fromCover(spread),
  pile: fromCover(pile),
  reader: fromCover(reader),
  audio: fromCover(audio),
  lesson: fromCover(lesson),
};

/** The picture of a drawing as an SVG. The same drawing gives the same picture, letter for letter. */
export const draw = (drawing: Drawing): string => {
  const [name = '', family = ''] = drawing.motif.split('/');
  const book = books[name];
  return sheet(drawing, book ? book(family, drawing) : (objectOf(drawing) ?? ''));
};
