import type { Chance } from '../../../server/kit/chance.ts';
import { type Area, type Ornament, patterned } from '../ornament/ornament.ts';
import type { Inks, Shade } from '../palette.ts';
import { clipped, path } from '../svg.ts';

/** What an object is made of and decorated with. */
export interface Thing {
  /** Its color. */
  shade: Shade;
  /** Its second color. */
  other: Shade;
  ornament: Ornament;
  /** Inks of the ornament on its body. */
  inks: Inks;
  words: string[];
  chance: Chance;
}
/** Draws an object that stands on the baseline, around the middle of the sheet. */
export type DrawThing = (thing: Thing) => string;

export const MIDDLE = 450;
export const CREAM = '#f7efdf';

/** A shape with a pattern on it; `id` must be its own in the picture. */
export const printed = (
  id: string,
  d: string,
  { ornament, inks, chance }: Thing,
  area: Area & { x: number; y: number },
): string =>
  clipped(
    id,
    path(d, {}),
    `<g transform="translate(${area.x} ${area.y})">${patterned(ornament, inks, area, chance)}</g>`,
  );

/** A shape filled with a color and then with light. */
export const solid = (d: string, fill: string, light: 'light' | 'round' = 'light'): string =>
  path(d, { fill }) + path(d, { fill: `url(#${light})` });
