import { createRequire } from 'node:module';
import bidiFactory from 'bidi-js';
import { contained } from '../../kit/isolation.ts';

type Document = PDFKit.PDFDocument;

const require = createRequire(import.meta.url);
const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A weight of the shop's face; each of its files has the letters of some scripts alone. */
type Weight = 400 | 500;

const SUBSETS = ['latin', 'latin-ext', 'hebrew'] as const;
const HEBREW = /[\u0590-\u05ff\u20aa\ufb1d-\ufb4f]/;
/** Marks that order what stands around them, and have no letter of their own in any face. */
const ORDERING = /[\u2066-\u2069]/;
const LATIN_EXT = /[\u0100-\u02af\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/;

const subsetOf = (text: string): (typeof SUBSETS)[number] => {
  if (HEBREW.test(text)) return 'hebrew';
  return LATIN_EXT.test(text) ? 'latin-ext' : 'latin';
};

const faceOf = (text: string, weight: Weight): string => `${subsetOf(text)}-${weight}`;

const fileOf = (subset: string, weight: Weight): string =>
  require.resolve(`@fontsource/heebo/files/heebo-${subset}-${weight}-normal.woff`);

/** The file that a document's own font is read from as it is opened. */
export const firstFont = fileOf('latin', 400);

/** Makes the shop's face known to a document: it is put into the file, as far as it is used. */
export function registerFonts(document: Document): void {
  for (const subset of SUBSETS)
    for (const weight of [400, 500] as const)
      document.registerFont(`${subset}-${weight}`, fileOf(subset, weight));
}

interface Piece {
  text: string;
  face: string;
}

/** A text in the order in which its letters stand from left to right (Unicode, annex 9). */
function inVisualOrder(written: string, weight: Weight): Piece[] {
  const text = contained(written);
  const found = bidi.getEmbeddingLevels(text);
  const mirrored = bidi.getMirroredCharactersMap(text, found.levels);
  const starts = new Map([...graphemes.segment(text)].map((one) => [one.index, one.segment]));
  const pieces: (Piece & { joins: boolean })[] = [];
  for (const index of bidi.getReorderedIndices(text, found)) {
    const letter = starts.get(index);
    if (letter === undefined || ORDERING.test(letter)) continue;
    const joins = (found.levels[index] ?? 0) % 2 === 0;
    const face = faceOf(letter, weight);
    const last = pieces.at(-1);
    // What runs from right to left is set letter by letter; all else as it is spelled.
    if (joins && last?.joins && last.face === face) last.text += letter;
    else pieces.push({ text: mirrored.get(index) ?? letter, face, joins });
  }
  return pieces;
}

/** Widths at the size of one point, by face and text: the same words and letters come again and again. */
const known = new WeakMap<Document, Map<string, number>>();

function widthOfPiece(document: Document, { text, face }: Piece, size: number): number {
  const widths = known.get(document) ?? new Map<string, number>();
  known.set(document, widths);
  const key = `${face} ${text}`;
  const width = widths.get(key) ?? document.font(face).fontSize(1).widthOfString(text);
  widths.set(key, width);
  return width * size;
}

/** How a text is set: its size in points. */
export interface Setting {
  size: number;
  weight?: Weight;
}

/** How wide a text is on one line, in points. */
function widthOf(document: Document, text: string, { size, weight = 400 }: Setting): number {
  return inVisualOrder(text, weight).reduce(
    (width, piece) => width + widthOfPiece(document, piece, size),
    0,
  );
}

/** The lines of a text within a width: broken between words, and within one that is wider than a line. */
export function linesWithin(
  document: Document,
  text: string,
  width: number,
  setting: Setting,
): string[] {
  const lines: string[] = [];
  let line = '';
  let left = width;
  const turn = () => {
    if (line.trim() !== '') lines.push(line.trim());
    line = '';
    left = width;
  };
  const add = (text: string, wide: number) => {
    line += text;
    left -= wide;
  };
  for (const word of text.trim().split(/(?<=\s)/u)) {
    const wide = widthOf(document, word, setting);
    const written = widthOf(document, word.trim(), setting);
    if (written > left) turn();
    if (written <= width) {
      add(word, wide);
      continue;
    }
    for (const { segment } of graphemes.segment(word)) {
      const letter = widthOf(document, segment, setting);
      if (letter > left) turn();
      add(segment, letter);
    }
  }
  turn();
  return lines;
}

/** Sets one line. @param x where it begins, or with `end` where it ends; `y` its upper edge, in points */
export function setLine(
  document: Document,
  text: string,
  { x, y, end = false, ...setting }: Setting & { x: number; y: number; end?: boolean },
): void {
  const { size, weight = 400 } = setting;
  let at = end ? x - widthOf(document, text, setting) : x;
  for (const piece of inVisualOrder(text, weight)) {
    const width = widthOfPiece(document, piece, size);
    document.font(piece.face).fontSize(size).text(piece.text, at, y, { lineBreak: false });
    at += width;
  }
}
