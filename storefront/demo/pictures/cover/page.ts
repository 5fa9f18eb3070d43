import type { Chance } from '../../../server/kit/chance.ts';
import { type Anchor, block, type Face, fitted, isHebrew, line } from '../lettering.ts';
import type { Ornament } from '../ornament/ornament.ts';
import type { CoverPalette } from '../palette.ts';
import { rect } from '../svg.ts';

/** What a layout composes: the sheet, its words, its colors and what the book is about. */
export interface Page {
  width: number;
  height: number;
  /** Prefix for ids that are the page's own. */
  id: string;
  title: string;
  author: string;
  colors: CoverPalette;
  display: Face;
  subject: Ornament;
  /** A scene of its own, such as the animal of a picture book, drawn within 50 units around 0, 0. */
  figure: string | null;
  chance: Chance;
}
export type Layout = (page: Page) => string;

/** Title faces that are set in capitals where the alphabet has them. */
const inCapitals: Face[] = ['narrow', 'hand', 'sansBlack', 'classic'];

const cased = (text: string, face: Face) =>
  inCapitals.includes(face) && !isHebrew(text) ? text.toUpperCase() : text;

const trackingOf = (face: Face) =>
  ({ classic: 0.03, narrow: 0.015, hand: 0.02 })[face as string] ?? 0;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Sets the title as large as its box allows; `align` says where in the height a short one sits. */
export const title = (
  page: Page,
  box: Box,
  {
    fill = page.colors.ink,
    anchor = 'middle',
    align = 'middle',
    largest = 0.17,
  }: {
    fill?: string;
    anchor?: Anchor;
    align?: 'top' | 'middle' | 'bottom';
    /** Largest letters as a share of the page's width. */
    largest?: number;
  } = {},
): string => {
  const text = cased(page.title, page.display);
  const setting = { face: page.display, tracking: trackingOf(page.display) };
  const condensed = page.display === 'narrow' || page.display === 'hand' ? 1.45 : 1;
  const set = fitted(
    text,
    { ...box, largest: page.width * largest * condensed, leading: condensed > 1 ? 0.88 : 1.04 },
    setting,
  );
  const spare = box.height - set.height;
  const y = box.y + { top: 0, middle: spare / 2, bottom: spare }[align];
  const side = startSide(page, anchor);
  const x = { start: box.x, middle: box.x + box.width / 2, end: box.x + box.width }[side];
  return block(set, { x, y, fill, anchor: side }, setting);
};

/** A Hebrew page begins at the right. */
const startSide = (page: Page, anchor: Anchor): Anchor =>
  anchor === 'start' && isHebrew(page.title) ? 'end' : anchor;

/** Sets the author on one baseline. */
export const author = (
  page: Page,
  {
    y,
    x = page.width / 2,
    fill = page.colors.ink,
    anchor = 'middle',
    size = 0.052,
  }: {
    y: number;
    x?: number;
    fill?: string;
    anchor?: Anchor;
    size?: number;
  },
): string => {
  const hebrew = isHebrew(page.author);
  const side = startSide(page, anchor);
  const at = side === anchor ? x : page.width - x;
  const classic = page.display === 'classic' || page.display.startsWith('book');
  const text = hebrew || classic ? page.author : page.author.toUpperCase();
  const face: Face = classic ? 'book' : 'sansMedium';
  const tracking = hebrew || classic ? 0.01 : 0.12;
  const small = page.width * (hebrew || classic ? size * 1.12 : size * 0.84);
  return line(text, { x: at, y, fill, anchor: side }, { face, size: small, tracking });
};

export const background = (page: Page, fill = page.colors.ground) =>
  rect(0, 0, page.width, page.height, { fill });
