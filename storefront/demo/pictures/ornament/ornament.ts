import type { Chance } from '../../../server/kit/chance.ts';
import type { Inks } from '../palette.ts';
import { circle, clipped, placedAt, stroked, upTo } from '../svg.ts';
import { bird, letter, skyline, star, sun, tile, waves } from './emblem.ts';
import { blossom, citrus, fig, olive, pomegranate, wheat, wildflower } from './plant.ts';

/** What decorates covers and objects, each drawn around 0, 0 within 50 units. */
const ornaments = {
  pomegranate,
  olive,
  citrus,
  tiles: tile,
  waves,
  letters: letter,
  wildflower,
  stars: star,
  fig,
  blossom,
  skyline,
  birds: bird,
  sun,
  wheat,
} as const satisfies Record<string, (inks: Inks, at?: number) => string>;
export type Ornament = keyof typeof ornaments;

export const ornamentNames = Object.keys(ornaments).filter((name) => isOrnament(name));

function isOrnament(name: string | undefined): name is Ornament {
  return name !== undefined && name in ornaments;
}

/** The ornament that a motif names, or pomegranates where it names none. */
export const ornamentOf = (name: string | undefined): Ornament =>
  isOrnament(name) ? name : 'pomegranate';

/** One ornament; `at` chooses among letters. Waves alone are cut to a disc, as they have no edge of their own. */
export const ornament = (name: Ornament, inks: Inks, at = 0): string =>
  name === 'waves'
    ? clipped('waves', circle(0, 0, 46, {}), waves(inks)) + circle(0, 0, 46, stroked(inks.a, 3))
    : ornaments[name](inks, at);

/** Whether an ornament fills its square and is laid edge to edge. */
const fillsItsSquare = (name: Ornament) => name === 'tiles' || name === 'waves';

/** How far a pattern reaches; `rows` ends it after so many, so that a band has no cut ornaments. */
export interface Area {
  width: number;
  height: number;
  step: number;
  rows?: number;
}

/** An area filled with an ornament: edge to edge, or in staggered rows with a little play. */
export const patterned = (name: Ornament, inks: Inks, area: Area, chance: Chance): string => {
  const { width, height, step } = area;
  const tight = fillsItsSquare(name);
  const rowHeight = tight ? step : step * 0.92;
  return upTo((!tight && area.rows) || height / rowHeight + 2)
    .flatMap((row) =>
      upTo(width / step + 2).map((column) => {
        const x = (column + (!tight && row % 2 ? 0 : 0.5)) * step;
        const y = (row + 0.5) * rowHeight;
        const turn = tight || name === 'skyline' ? 0 : chance.whole(-24, 24);
        const content = ornaments[name](inks, chance.whole(0, 21));
        return placedAt(x, y, step / (tight ? 99.6 : 138), turn, content);
      }),
    )
    .join('');
};
