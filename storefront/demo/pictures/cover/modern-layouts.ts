import { ornament, patterned } from '../ornament/ornament.ts';
import { circle, clipped, group, path, placedAt, rect, stroked, upTo } from '../svg.ts';
import { author, background, type Layout, title } from './page.ts';

/** The title as the picture: set as large as the board allows, from the starting edge. */
export const typographic: Layout = (page) => {
  const { width: w, height: h, colors } = page;
  return (
    background(page) +
    rect(w * 0.08, h * 0.06, w * 0.84, 5, { fill: colors.a }) +
    title(
      page,
      { x: w * 0.08, y: h * 0.1, width: w * 0.84, height: h * 0.5 },
      { anchor: 'start', align: 'top', largest: 0.24 },
    ) +
    placedAt(
      w * 0.76,
      h * 0.8,
      (w * 0.27) / 100,
      0,
      page.figure ?? ornament(page.subject, colors, 7),
    ) +
    author(page, { y: h * 0.935, x: w * 0.08, anchor: 'start' })
  );
};

/** Squares of quarter circles, like a child’s blocks or a tiled stair. */
export const blocks: Layout = (page) => {
  const { width: w, height: h, colors, chance } = page;
  const columns = chance.pick([3, 4]);
  const side = w / columns;
  const rows = Math.floor((h * 0.64) / side);
  const inks = [colors.a, colors.b, colors.c, colors.ink];
  const cell = (column: number, row: number) => {
    const [back = colors.a, front = colors.b, third = colors.c] = chance.shuffled(inks);
    const kind = chance.whole(0, 4);
    const shapes = [
      path('M-50 -50H50A100 100 0 0 1 -50 50Z', { fill: front }),
      path('M-50 -50A50 50 0 0 0 50 -50ZM-50 50A50 50 0 0 1 50 50Z', { fill: front }),
      circle(0, 0, 38, { fill: front }) + circle(0, 0, 17, { fill: third }),
      path('M-50 50L50 -50V50Z', { fill: front }),
      placedAt(
        0,
        0,
        0.78,
        0,
        ornament(page.subject, { a: front, b: third, c: back }, column * 5 + row),
      ),
    ];
    return group(
      {
        transform: `translate(${(column + 0.5) * side} ${(row + 0.5) * side}) rotate(${kind === 4 ? 0 : chance.whole(0, 3) * 90}) scale(${side / 99.6})`,
      },
      rect(-50, -50, 100, 100, { fill: back }) + (shapes[kind] ?? ''),
    );
  };
  const top = rows * side;
  return (
    background(page) +
    clipped(
      `${page.id}b`,
      rect(0, 0, w, top, {}),
      upTo(rows)
        .flatMap((row) => upTo(columns).map((column) => cell(column, row)))
        .join(''),
    ) +
    title(
      page,
      { x: w * 0.08, y: top + h * 0.045, width: w * 0.84, height: h - top - h * 0.15 },
      { anchor: 'start', largest: 0.14 },
    ) +
    author(page, { y: h * 0.95, x: w * 0.08, anchor: 'start', size: 0.046 })
  );
};

/** Overlapping shapes of the middle of the last century. */
export const midCentury: Layout = (page) => {
  const { width: w, height: h, colors, chance } = page;
  const boomerang = 'M-50 10C-40 -40 10 -60 50 -40C20 -34 -6 -14 -12 14C-16 40 -40 46 -50 10Z';
  const leafShape = 'M0 -50C26 -24 26 24 0 50C-26 24 -26 -24 0 -50Z';
  const shapes = upTo(4).map((at) => {
    const x = w * (0.26 + 0.5 * (at % 2)) + chance.whole(-28, 28);
    const y = h * (0.49 + 0.21 * Math.floor(at / 2)) + chance.whole(-18, 18);
    const fill = [colors.a, colors.b, colors.c][at % 3];
    const turn = chance.whole(0, 11) * 30;
    return at % 2
      ? placedAt(x, y, (w * 0.36) / 100, turn, path(boomerang, { fill }))
      : placedAt(
          x,
          y,
          (w * 0.42) / 100,
          turn,
          path(leafShape, { fill }) + path('M0 -44V44', stroked(colors.ground, 1.4)),
        );
  });
  return (
    background(page) +
    shapes.join('') +
    circle(w * 0.54, h * 0.6, w * 0.1, { fill: colors.ink }) +
    circle(w * 0.54, h * 0.6, w * 0.045, { fill: colors.a }) +
    path(
      `M${w * 0.1} ${h * 0.86}C${w * 0.3} ${h * 0.8} ${w * 0.6} ${h * 0.9} ${w * 0.9} ${h * 0.82}`,
      stroked(colors.ink, 2.2),
    ) +
    title(
      page,
      { x: w * 0.08, y: h * 0.065, width: w * 0.84, height: h * 0.23 },
      { anchor: 'start', align: 'top' },
    ) +
    author(page, { y: h * 0.94, x: w * 0.08, anchor: 'start' })
  );
};

/** Patches of cut paper, each with its own leaf, and one kept for the title. */
export const cutPaper: Layout = (page) => {
  const { width: w, height: h, colors, chance } = page;
  const leaves = ['fig', 'olive', 'birds', 'pomegranate', 'stars', 'sun', page.subject] as const;
  const grounds = chance.shuffled([colors.a, colors.b, colors.c, colors.ink, colors.a, colors.b]);
  const high = h / 4;
  const patch = (at: number) => {
    const row = [0, 0, 1, 3, 3, 1][at] ?? 0;
    const column = [0, 1, 0, 0, 1, 1][at] ?? 0;
    const back = grounds[at] ?? colors.a;
    const front =
      [colors.c, colors.ground, colors.ink, colors.a].find((ink) => ink !== back) ?? colors.c;
    const mark = ornament(chance.pick(leaves), { a: front, b: front, c: back }, at * 4);
    return (
      rect((column * w) / 2, row * high, w / 2 + 0.5, high + 0.5, { fill: back }) +
      placedAt(
        (column + 0.5) * (w / 2),
        (row + 0.5) * high,
        (high * 0.78) / 100,
        chance.whole(-16, 16),
        mark,
      )
    );
  };
  return (
    background(page) +
    clipped(`${page.id}c`, rect(0, 0, w, h, {}), upTo(6).map(patch).join('')) +
    title(page, { x: w * 0.08, y: h * 0.53, width: w * 0.84, height: h * 0.14 }) +
    author(page, { y: h * 0.725, size: 0.046 })
  );
};

/** Rays from the foot of the board, with the title on the rising disc. */
export const rays: Layout = (page) => {
  const { width: w, height: h, colors } = page;
  const beams = upTo(13).map((at) => {
    const from = ((at * 2 - 13) * Math.PI) / 26 - Math.PI / 2;
    const to = from + Math.PI / 26;
    const far = h * 1.2;
    const point = (angle: number) =>
      `${(w / 2 + far * Math.cos(angle)).toFixed(1)} ${(h * 0.66 + far * Math.sin(angle)).toFixed(1)}`;
    return path(`M${w / 2} ${h * 0.66}L${point(from)}L${point(to)}Z`, {
      fill: at % 2 ? colors.a : colors.c,
    });
  });
  return (
    background(page) +
    clipped(`${page.id}r`, rect(0, 0, w, h, {}), beams.join('')) +
    rect(0, h * 0.66, w, h * 0.34, { fill: colors.b }) +
    circle(w / 2, h * 0.44, w * 0.4, { fill: colors.ground }) +
    circle(w / 2, h * 0.44, w * 0.375, stroked(colors.ink, 1.6)) +
    title(page, { x: w * 0.2, y: h * 0.34, width: w * 0.6, height: h * 0.2 }, { largest: 0.14 }) +
    placedAt(
      w / 2,
      h * 0.79,
      (w * 0.24) / 100,
      0,
      ornament(page.subject, { a: colors.c, b: colors.a, c: colors.ground }, 2),
    ) +
    author(page, { y: h * 0.945, fill: inkOn(colors.b) })
  );
};

/** Light or dark letters, whichever reads better on a color. */
export const inkOn = (color: string): string => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return r * 0.3 + g * 0.59 + b * 0.11 > 140 ? '#1b2430' : '#fbf5e8';
};

/** Title in a band across a pattern. */
export const banded: Layout = (page) => {
  const { width: w, height: h, colors } = page;
  const top = h * page.chance.pick([0.12, 0.34, 0.52]);
  return (
    background(page, colors.c) +
    patterned(
      page.subject,
      { a: colors.a, b: colors.b, c: page.chance.happens(0.5) ? colors.ground : colors.ink },
      { width: w, height: h, step: w / 3 },
      page.chance,
    ) +
    rect(0, top, w, h * 0.34, { fill: colors.ground }) +
    rect(0, top + 12, w, 2.4, { fill: colors.a }) +
    rect(0, top + h * 0.34 - 14, w, 2.4, { fill: colors.a }) +
    title(
      page,
      { x: w * 0.09, y: top + h * 0.045, width: w * 0.82, height: h * 0.19 },
      { largest: 0.15 },
    ) +
    author(page, { y: top + h * 0.3, size: 0.046 })
  );
};
