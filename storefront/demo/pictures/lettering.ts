import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, parse as Parse, PathCommand } from 'opentype.js';

/** Faces that the pictures are set in; each has Latin and Hebrew letters. */
const faces = {
  book: ['frank-ruhl-libre', 400],
  bookBold: ['frank-ruhl-libre', 700],
  bookBlack: ['frank-ruhl-libre', 900],
  bookLight: ['frank-ruhl-libre', 300],
  sans: ['heebo', 400],
  sansMedium: ['heebo', 500],
  sansBlack: ['heebo', 800],
  classic: ['bellefair', 400],
  slab: ['suez-one', 400],
  narrow: ['karantina', 700],
  hand: ['amatic-sc', 700],
} as const;
export type Face = keyof typeof faces;

const require = createRequire(import.meta.url);
/** Required, because Node finds only the package's CommonJS build, whose exports it cannot name. */
const { parse }: { parse: typeof Parse } = require('opentype.js');
const fonts = new Map<string, Font>();

/** Fonts are read when first wanted and then kept; they are a few hundred kilobytes together. */
const fontOf = (face: Face, subset: 'latin' | 'hebrew'): Font => {
  const [family, weight] = faces[face];
  const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
  const known = fonts.get(file);
  if (known) return known;
  const bytes = readFileSync(require.resolve(file));
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(file, font);
  return font;
};

const HEBREW = /[\u0590-\u05ff]/;

/** Whether a text has Hebrew letters and so runs from right to left. */
export const isHebrew = (text: string): boolean => HEBREW.test(text);

/** Puts the letters in the order in which they stand from left to right; numbers and Latin words keep theirs. */
const inVisualOrder = (text: string): string => {
  if (!isHebrew(text)) return text;
  const runs = text.match(/[A-Za-z0-9][A-Za-z0-9.,:$%]*|[^A-Za-z0-9]/gu) ?? [];
  const mirrored: Record<string, string> = { '(': ')', ')': '(', '«': '»', '»': '«' };
  return runs
    .reverse()
    .map((run) => mirrored[run] ?? run)
    .join('');
};

export interface Setting {
  face: Face;
  /** Height of the em in units of the canvas. */
  size: number;
  /** Extra space after each letter, in ems. */
  tracking?: number;
}

/** Path data with one decimal; the font reader's own writer turns tiny numbers into NaN. */
const outlined = (commands: PathCommand[]): string =>
  commands
    .map((command) => {
      const numbers: number[] = [];
      if ('x1' in command) numbers.push(command.x1, command.y1);
      if ('x2' in command) numbers.push(command.x2, command.y2);
      if ('x' in command) numbers.push(command.x, command.y);
      return command.type + numbers.map((number) => Math.round(number * 10) / 10).join(' ');
    })
    .join('');

interface Placed {
  /** Adds the outline of each letter, starting at `x` on the baseline `y`. */
  outline(x: number, y: number): string;
  width: number;
}

const placed = (text: string, { face, size, tracking = 0 }: Setting): Placed => {
  let width = 0;
  let before: { font: Font; glyph: ReturnType<Font['charToGlyph']> } | null = null;
  const letters = [...inVisualOrder(text)].map((letter) => {
    const font = fontOf(face, HEBREW.test(letter) ? 'hebrew' : 'latin');
    const glyph = font.charToGlyph(letter);
    const scale = size / font.unitsPerEm;
    if (before?.font === font) width += font.getKerningValue(before.glyph, glyph) * scale;
    const at = width;
    width += (glyph.advanceWidth ?? 0) * scale + tracking * size;
    before = { font, glyph };
    return { glyph, at };
  });
  return {
    width: Math.max(0, width - tracking * size),
    outline: (x, y) =>
      letters.map(({ glyph, at }) => outlined(glyph.getPath(x + at, y, size).commands)).join(''),
  };
};

/** How wide a line is when set. */
const widthOf = (text: string, setting: Setting): number => placed(text, setting).width;

export type Anchor = 'start' | 'middle' | 'end';

/** A line as a path, so that no font is needed where it is shown. `x`, `y`: where its baseline is anchored. */
export const line = (
  text: string,
  at: { x: number; y: number; fill: string; anchor?: Anchor; opacity?: number },
  setting: Setting,
): string => {
  const set = placed(text, setting);
  const shift = { start: 0, middle: set.width / 2, end: set.width }[at.anchor ?? 'middle'];
  const opacity = at.opacity ? ` opacity="${at.opacity}"` : '';
  return `<path d="${set.outline(at.x - shift, at.y)}" fill="${at.fill}"${opacity}/>`;
};

/** Breaks words into this many lines so that the longest is as short as can be. */
const broken = (words: string[], count: number): string[] => {
  if (count <= 1 || words.length <= 1) return [words.join(' ')];
  const longest = (lines: string[]) => Math.max(...lines.map((text) => text.length));
  let best: string[] = [words.join(' ')];
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(' '), ...broken(words.slice(first), count - 1)];
    if (best.length < count || longest(lines) < longest(best)) best = lines;
  }
  return best;
};

export interface Block {
  lines: string[];
  size: number;
  /** From the top of the first line's capitals to the last baseline. */
  height: number;
  leading: number;
}

/** Height of a capital or a Hebrew letter against the em; close enough for every face here. */
const CAPITAL = 0.66;

/**
 * The largest setting of a text in a box: tries every number of lines and takes the one in which
 * the letters come out biggest.
 */
export const fitted = (
  text: string,
  box: { width: number; height: number; largest: number; leading?: number },
  setting: Omit<Setting, 'size'>,
): Block => {
  const words = text.split(' ');
  const leading = box.leading ?? 1.06;
  let best: Block = { lines: [text], size: 0, height: 0, leading };
  for (let count = 1; count <= Math.min(words.length, 6); count++) {
    const lines = broken(words, count);
    const widest = Math.max(...lines.map((each) => widthOf(each, { ...setting, size: 100 })));
    const tall = CAPITAL + (lines.length - 1) * leading;
    const size = Math.min((box.width / widest) * 100, box.height / tall, box.largest);
    if (size > best.size) best = { lines, size, height: size * tall, leading };
  }
  return best;
};

/** Draws a block with the top of its capitals at `y`. */
export const block = (
  set: Block,
  at: { x: number; y: number; fill: string; anchor?: Anchor },
  setting: Omit<Setting, 'size'>,
): string =>
  set.lines
    .map((text, row) =>
      line(
        text,
        { ...at, y: at.y + set.size * (CAPITAL + row * set.leading) },
        { ...setting, size: set.size },
      ),
    )
    .join('');
