import { ornament, patterned } from '../ornament/ornament.ts';
import { circle, clipped, ellipse, path, placedAt, rect, stroked, upTo } from '../svg.ts';
import { author, background, type Layout, title } from './page.ts';

/** One large ornament between title and author. */
export const emblem: Layout = (page) => {
  const { width: w, height: h, colors } = page;
  return (
    background(page) +
    title(page, { x: w * 0.1, y: h * 0.085, width: w * 0.8, height: h * 0.25 }) +
    placedAt(
      w / 2,
      h * 0.585,
      (w * 0.6) / 100,
      0,
      page.figure ?? ornament(page.subject, colors, page.chance.whole(0, 21)),
    ) +
    rect(w * 0.42, h * 0.868, w * 0.16, 2.4, { fill: colors.a }) +
    author(page, { y: h * 0.93 })
  );
};

/** A pattern over the whole board with a paper label on it, as on a quarterly or a notebook. */
export const label: Layout = (page) => {
  const { width: w, height: h, colors } = page;
  const paper = colors.ground === '#1b2430' || colors.ground === '#141d36' ? '#f3e9d6' : '#faf4e6';
  const dark = '#1b2430';
  const box = { x: w * 0.16, y: h * 0.2, width: w * 0.68, height: h * 0.4 };
  return (
    background(page) +
    patterned(page.subject, colors, { width: w, height: h, step: w / 4 }, page.chance) +
    rect(box.x, box.y, box.width, box.height, { fill: paper }) +
    rect(
      box.x + 11,
      box.y + 11,
      box.width - 22,
      box.height - 22,
      stroked(colors.a === paper ? dark : colors.b, 2.2),
    ) +
    rect(box.x + 17, box.y + 17, box.width - 34, box.height - 34, stroked(colors.b, 0.9)) +
    title(
      page,
      { x: box.x + 44, y: box.y + 48, width: box.width - 88, height: box.height - 160 },
      { fill: dark, largest: 0.13 },
    ) +
    circle(w / 2, box.y + box.height - 88, 4, { fill: colors.b }) +
    author(page, { y: box.y + box.height - 44, fill: dark, size: 0.045 })
  );
};

/** A clothbound classic: a stamped frame, corners and a small emblem. */
export const stamped: Layout = (page) => {
  const { width: w, height: h, colors } = page;
  const gold = colors.a;
  const corners = [
    [0.115, 0.082, 0],
    [0.885, 0.082, 90],
    [0.885, 0.918, 180],
    [0.115, 0.918, 270],
  ].map(([x = 0, y = 0, turn = 0]) =>
    placedAt(
      w * x,
      h * y,
      1,
      turn,
      path('M0 46C0 20 20 0 46 0M0 30C12 30 30 12 30 0M0 0L17 17', stroked(gold, 2.6)) +
        circle(22, 22, 4, { fill: gold }),
    ),
  );
  return (
    background(page) +
    rect(w * 0.065, w * 0.065, w * 0.87, h - w * 0.13, stroked(gold, 3.4)) +
    rect(w * 0.085, w * 0.085, w * 0.83, h - w * 0.17, stroked(gold, 1.2)) +
    corners.join('') +
    title(
      page,
      { x: w * 0.17, y: h * 0.16, width: w * 0.66, height: h * 0.27 },
      { fill: gold, largest: 0.14 },
    ) +
    placedAt(
      w / 2,
      h * 0.61,
      (w * 0.27) / 100,
      0,
      page.figure ??
        ornament(page.subject, { a: gold, b: gold, c: colors.ground }, page.chance.whole(0, 21)),
    ) +
    author(page, { y: h * 0.845, fill: gold })
  );
};

/** An oval label on deck-chair stripes. */
export const stripes: Layout = (page) => {
  const { width: w, height: h, colors } = page;
  const count = page.chance.pick([7, 9, 11]);
  const band = w / count;
  return (
    background(page, colors.c) +
    upTo(count)
      .filter((at) => at % 2 === 0)
      .map(
        (at) =>
          rect(at * band, 0, band, h, { fill: colors.a }) +
          rect(at * band + band * 0.16, 0, band * 0.08, h, { fill: colors.b }),
      )
      .join('') +
    ellipse(w / 2, h * 0.43, w * 0.4, h * 0.285, { fill: colors.ground }) +
    ellipse(w / 2, h * 0.43, w * 0.375, h * 0.265, stroked(colors.ink, 2)) +
    placedAt(w / 2, h * 0.255, (w * 0.16) / 100, 0, ornament(page.subject, colors, 3)) +
    title(
      page,
      { x: w * 0.21, y: h * 0.335, width: w * 0.58, height: h * 0.18 },
      { largest: 0.13 },
    ) +
    author(page, { y: h * 0.585, size: 0.044 })
  );
};

/** Two tall sprigs keep a column of type between them. */
export const flanked: Layout = (page) => {
  const { width: w, height: h, colors } = page;
  const plants = ['olive', 'wheat', 'wildflower', 'blossom', 'fig', 'pomegranate'] as const;
  const plant = plants.find((name) => name === page.subject) ?? page.chance.pick(plants);
  const column = (x: number, mirror: number) =>
    upTo(5)
      .map((row) =>
        placedAt(
          x,
          h * (0.12 + row * 0.19),
          (h * 0.165) / 100,
          mirror * 6 * (row % 2 ? -1 : 1),
          ornament(plant, colors),
        ),
      )
      .join('');
  return (
    background(page) +
    column(w * 0.11, 1) +
    column(w * 0.89, -1) +
    title(page, { x: w * 0.24, y: h * 0.2, width: w * 0.52, height: h * 0.42 }, { largest: 0.14 }) +
    rect(w * 0.46, h * 0.7, w * 0.08, 2.6, { fill: colors.a }) +
    author(page, { y: h * 0.775, size: 0.044 })
  );
};

/** The first letter of the title, very large and cut by the edge. */
export const initial: Layout = (page) => {
  const { width: w, height: h, colors } = page;
  const ring = page.chance.happens(0.5);
  const shape = ring
    ? circle(w * 0.5, h * 0.6, w * 0.47, { fill: colors.a })
    : rect(0, h * 0.36, w, h * 0.5, { fill: colors.a });
  return (
    background(page) +
    shape +
    clipped(
      `${page.id}i`,
      ring ? circle(w * 0.5, h * 0.6, w * 0.47, {}) : rect(0, h * 0.36, w, h * 0.5, {}),
      patterned(
        page.subject,
        { a: colors.b, b: colors.c, c: colors.a },
        { width: w, height: h, step: w / 3 },
        page.chance,
      ),
    ) +
    title(
      page,
      { x: w * 0.09, y: h * 0.07, width: w * 0.82, height: h * 0.23 },
      { anchor: 'start', align: 'top' },
    ) +
    author(page, { y: h * 0.94, x: w * 0.09, anchor: 'start' })
  );
};
