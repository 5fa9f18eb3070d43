import { ornament } from '../ornament/ornament.ts';
import { circle, ellipse, path, placedAt, rect, stroked, upTo } from '../svg.ts';
import { inkOn } from './modern-layouts.ts';
import { author, background, type Layout, title } from './page.ts';

const cloud = (x: number, y: number, scale: number, fill: string) =>
  placedAt(
    x,
    y,
    scale,
    0,
    path(
      'M-40 14C-52 14 -52 -4 -38 -4C-36 -20 -14 -24 -8 -10C2 -20 22 -16 22 -2C38 -4 42 14 28 14Z',
      { fill },
    ),
  );

/** A picture book: the animal on its hill under a wide sky. */
export const hillside: Layout = (page) => {
  const { width: w, height: h, colors, chance } = page;
  const tree = (x: number, y: number, s: number) =>
    placedAt(
      x,
      y,
      s,
      0,
      rect(-4, -10, 8, 44, { fill: colors.ink }) +
        circle(0, -26, 27, { fill: colors.b }) +
        circle(-8, -34, 5, { fill: colors.a }) +
        circle(10, -18, 5, { fill: colors.a }) +
        circle(-4, -10, 5, { fill: colors.a }),
    );
  return (
    background(page) +
    circle(w * chance.pick([0.2, 0.8]), h * 0.4, w * 0.1, { fill: colors.a }) +
    cloud(w * 0.2, h * 0.34, 1.5, colors.c) +
    cloud(w * 0.78, h * 0.29, 1.1, colors.c) +
    path(`M0 ${h * 0.76}C${w * 0.25} ${h * 0.62} ${w * 0.6} ${h * 0.62} ${w} ${h * 0.74}V${h}H0Z`, {
      fill: colors.b,
    }) +
    tree(w * 0.12, h * 0.66, 1.2) +
    tree(w * 0.9, h * 0.67, 0.9) +
    path(`M0 ${h * 0.82}C${w * 0.3} ${h * 0.74} ${w * 0.7} ${h * 0.76} ${w} ${h * 0.86}V${h}H0Z`, {
      fill: colors.a,
    }) +
    upTo(7)
      .map((at) =>
        placedAt(
          w * (0.06 + at * 0.145),
          h * (0.85 + (at % 3) * 0.018),
          0.32,
          0,
          ornament('wildflower', { a: colors.ground, b: colors.b, c: colors.c }),
        ),
      )
      .join('') +
    placedAt(
      w * 0.5,
      h * 0.645,
      (w * 0.47) / 100,
      0,
      page.figure ?? ornament(page.subject, colors),
    ) +
    title(
      page,
      { x: w * 0.07, y: h * 0.055, width: w * 0.86, height: h * 0.235 },
      { largest: 0.15 },
    ) +
    author(page, { y: h * 0.955, fill: inkOn(colors.a), size: 0.046 })
  );
};

/** A picture book by night. */
export const moonlit: Layout = (page) => {
  const { width: w, height: h, colors, chance } = page;
  return (
    background(page) +
    upTo(34)
      .map(() =>
        circle(w * chance.next(), h * 0.7 * chance.next(), chance.between(1, 3), {
          fill: colors.c,
        }),
      )
      .join('') +
    circle(w * 0.5, h * 0.575, Math.min(w * 0.36, h * 0.275), { fill: colors.a }) +
    path(`M0 ${h * 0.8}C${w * 0.3} ${h * 0.72} ${w * 0.7} ${h * 0.74} ${w} ${h * 0.82}V${h}H0Z`, {
      fill: colors.b,
    }) +
    placedAt(
      w * 0.5,
      h * 0.62,
      (w * 0.5) / 100,
      0,
      page.figure ?? ornament(page.subject, { a: colors.b, b: colors.ink, c: colors.c }),
    ) +
    title(
      page,
      { x: w * 0.07, y: h * 0.05, width: w * 0.86, height: h * 0.22 },
      { largest: 0.15 },
    ) +
    author(page, { y: h * 0.945, fill: inkOn(colors.b), size: 0.046 })
  );
};

/** The figure on a disc with spots around it: early readers and story collections. */
export const disc: Layout = (page) => {
  const { width: w, height: h, colors, chance } = page;
  const radius = Math.min(w * 0.38, h * 0.275);
  const spots = upTo(26).map(() =>
    circle(chance.next() * w, h * (0.34 + chance.next() * 0.52), chance.between(5, 15), {
      fill: chance.pick([colors.a, colors.b, colors.c]),
    }),
  );
  return (
    background(page) +
    spots.join('') +
    circle(w * 0.5, h * 0.6, radius, { fill: colors.c }) +
    circle(w * 0.5, h * 0.6, radius - 16, stroked(colors.ground, 3)) +
    placedAt(
      w * 0.5,
      h * 0.6,
      (w * 0.46) / 100,
      0,
      page.figure ?? ornament(page.subject, { a: colors.a, b: colors.b, c: colors.ground }, 4),
    ) +
    title(page, { x: w * 0.07, y: h * 0.055, width: w * 0.86, height: h * 0.24 }) +
    author(page, { y: h * 0.95 })
  );
};

/** An activity book: pencils around the page and a big friendly figure. */
export const playful: Layout = (page) => {
  const { width: w, height: h, colors, chance } = page;
  const crayon = (x: number, y: number, turn: number, fill: string) =>
    placedAt(
      x,
      y,
      1,
      turn,
      rect(-60, -11, 100, 22, { fill }) +
        path('M40 -11L64 0L40 11Z', { fill: '#f0d9b0' }) +
        path('M56 -4L64 0L56 4Z', { fill }) +
        rect(-60, -11, 14, 22, { fill: colors.ink }),
    );
  const parts = ['sun', 'birds', 'pomegranate', 'letters', 'fig', 'stars'] as const;
  return (
    background(page) +
    upTo(6)
      .map((at) =>
        placedAt(
          w * (0.25 + 0.5 * (at % 2)),
          h * (0.43 + 0.185 * Math.floor(at / 2)),
          (w * 0.3) / 100,
          chance.whole(-12, 12),
          at === 2 && page.figure
            ? page.figure
            : ornament(
                parts[at] ?? 'sun',
                [
                  colors,
                  { a: colors.b, b: colors.a, c: colors.c },
                  { a: colors.c, b: colors.a, c: colors.b },
                ][at % 3] ?? colors,
                at * 3 + 1,
              ),
        ),
      )
      .join('') +
    crayon(w * 0.5, h * 0.53, -24, colors.a) +
    crayon(w * 0.52, h * 0.72, 18, colors.b) +
    ellipse(w / 2, -h * 0.1, w * 0.75, h * 0.405, { fill: colors.ink }) +
    title(
      page,
      { x: w * 0.12, y: h * 0.045, width: w * 0.76, height: h * 0.19 },
      { fill: inkOn(colors.ink), largest: 0.14 },
    ) +
    author(page, { y: h * 0.965, size: 0.042 })
  );
};
