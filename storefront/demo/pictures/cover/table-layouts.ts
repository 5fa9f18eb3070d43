import { ornament } from '../ornament/ornament.ts';
import { circle, path, placedAt, rect, stroked, upTo } from '../svg.ts';
import { author, background, type Layout, title } from './page.ts';

/** A plate on a checked cloth. */
export const plate: Layout = (page) => {
  const { width: w, height: h, colors, chance } = page;
  const check = w / 14;
  const radius = h * 0.28;
  const y = h * 0.66;
  const cloth =
    upTo(7)
      .map((row) =>
        rect(0, h * 0.56 + row * check * 2, w, check, { fill: colors.a, opacity: 0.45 }),
      )
      .join('') +
    upTo(7)
      .map((column) =>
        rect(column * check * 2, h * 0.56, check, h * 0.44, { fill: colors.a, opacity: 0.45 }),
      )
      .join('');
  const foods = ['citrus', 'pomegranate', 'fig', 'olive'] as const;
  const food = foods.find((name) => name === page.subject) ?? chance.pick(foods);
  const inks = { a: chance.pick(['#d98b2b', '#b0283a', '#6b7440']), b: '#4f6135', c: '#f6e6bd' };
  return (
    background(page) +
    rect(0, h * 0.56, w, h * 0.44, { fill: colors.c }) +
    cloth +
    circle(w * 0.515, y + h * 0.015, radius, { fill: '#1b2430', opacity: 0.14 }) +
    circle(w * 0.5, y, radius, { fill: '#fdfaf2' }) +
    circle(w * 0.5, y, radius * 0.91, stroked(colors.b, 4)) +
    circle(w * 0.5, y, radius * 0.7, { fill: '#f2ebdc' }) +
    [
      [-0.1, -0.04, 0],
      [0.11, -0.03, 24],
      [0.0, 0.09, -14],
    ]
      .map(([dx = 0, dy = 0, turn = 0], at) =>
        placedAt(
          w * (0.5 + dx),
          y + h * dy,
          (radius * 0.6) / 100,
          turn,
          ornament(food, at === 1 ? { ...inks, a: '#c46b3b' } : inks),
        ),
      )
      .join('') +
    title(page, { x: w * 0.08, y: h * 0.055, width: w * 0.84, height: h * 0.24 }) +
    author(page, { y: h * 0.335 })
  );
};

/** Shelves of jars, bowls and fruit. */
export const pantry: Layout = (page) => {
  const { width: w, height: h, colors, chance } = page;
  const jar = (x: number, y: number, fill: string) =>
    rect(x - 34, y - 84, 68, 84, { fill, rx: 12 }) +
    rect(x - 30, y - 98, 60, 16, { fill: colors.ink, rx: 3 }) +
    rect(x - 24, y - 56, 48, 30, { fill: '#fbf5e6' }) +
    path(`M${x - 14} ${y - 41}h28`, stroked(colors.ink, 2)) +
    path(`M${x - 25} ${y - 74}v50`, { ...stroked('#ffffff', 4), opacity: 0.4 });
  const bowl = (x: number, y: number, fill: string) =>
    [-24, 0, 24]
      .map((dx) =>
        circle(x + dx, y - 52 - (dx === 0 ? 12 : 0), 22, {
          fill: chance.pick([colors.a, '#d98b2b', '#b0283a']),
        }),
      )
      .join('') +
    path(
      `M${x - 58} ${y - 52}H${x + 58}C${x + 54} ${y - 14} ${x + 26} ${y} ${x} ${y}S${x - 54} ${y - 14} ${x - 58} ${y - 52}Z`,
      { fill },
    ) +
    path(`M${x - 52} ${y - 38}H${x + 52}`, stroked('#fbf5e6', 3));
  const leafy = (x: number, y: number) =>
    placedAt(
      x,
      y - 52,
      1.04,
      0,
      ornament(chance.pick(['olive', 'wheat', 'wildflower']), {
        a: colors.b,
        b: colors.b,
        c: colors.a,
      }),
    );
  const shelf = (y: number, order: number) =>
    rect(w * 0.08, y, w * 0.84, 12, { fill: colors.ink }) +
    upTo(3)
      .map((at) => {
        const x = w * (0.24 + at * 0.26);
        const kind = (at + order) % 3;
        return kind === 0
          ? jar(x, y, chance.pick([colors.a, colors.b]))
          : kind === 1
            ? bowl(x, y, chance.pick([colors.b, colors.a]))
            : leafy(x, y);
      })
      .join('');
  return (
    background(page) +
    shelf(h * 0.55, 0) +
    shelf(h * 0.72, 1) +
    shelf(h * 0.885, 2) +
    title(page, { x: w * 0.08, y: h * 0.06, width: w * 0.84, height: h * 0.24 }) +
    author(page, { y: h * 0.95 })
  );
};

/** Craft and art books: a white board with a framed plate and quiet type. */
export const framedPlate: Layout = (page) => {
  const { width: w, height: h, colors } = page;
  return (
    background(page, '#fbf7ee') +
    rect(w * 0.1, w * 0.1, w * 0.8, h * 0.56, { fill: colors.ground }) +
    placedAt(
      w / 2,
      w * 0.1 + h * 0.28,
      (Math.min(w, h) * 0.5) / 100,
      0,
      page.figure ?? ornament(page.subject, colors, 9),
    ) +
    title(
      page,
      { x: w * 0.1, y: h * 0.7, width: w * 0.8, height: h * 0.15 },
      { fill: '#1b2430', anchor: 'start', largest: 0.1 },
    ) +
    rect(w * 0.1, h * 0.885, w * 0.8, 2, { fill: '#1b2430' }) +
    author(page, { y: h * 0.94, x: w * 0.1, anchor: 'start', fill: '#1b2430', size: 0.042 })
  );
};
