import { type Ornament, ornament } from '../ornament/ornament.ts';
import { circle, clipped, group, path, placedAt, polar, rect, stroked, upTo } from '../svg.ts';
import { inkOn } from './modern-layouts.ts';
import { author, background, type Layout, type Page, title } from './page.ts';

/** A line of soft hills from edge to edge, closed at the foot. */
const hill = (page: Page, y: number, swing: number, phase: number, fill: string) => {
  const { width: w, height: h } = page;
  const points = upTo(5).map((at) => ({
    x: (at * w) / 4,
    y: y + Math.sin(at * 1.7 + phase) * swing,
  }));
  const curves = points
    .slice(1)
    .map((to, at) => {
      const from = points[at] ?? to;
      const middle = (from.x + to.x) / 2;
      return `C${middle.toFixed(1)} ${from.y.toFixed(1)} ${middle.toFixed(1)} ${to.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
    })
    .join('');
  return path(`M0 ${(points[0]?.y ?? y).toFixed(1)}${curves}V${h}H0Z`, { fill });
};

const cypress = (x: number, foot: number, high: number, fill: string) =>
  path(
    `M${x} ${foot}C${x - high * 0.16} ${foot - high * 0.3} ${x - high * 0.1} ${foot - high * 0.75} ${x} ${foot - high}C${x + high * 0.1} ${foot - high * 0.75} ${x + high * 0.16} ${foot - high * 0.3} ${x} ${foot}Z`,
    { fill },
  );

/** Hills, cypresses and a low sun, the title in the sky. */
export const landscape: Layout = (page) => {
  const { width: w, height: h, colors, chance } = page;
  const sunAt = w * chance.pick([0.3, 0.5, 0.72]);
  const phase = chance.between(0, 6);
  return (
    background(page) +
    circle(sunAt, h * 0.53, w * 0.17, { fill: colors.a }) +
    hill(page, h * 0.6, h * 0.03, phase, colors.c) +
    cypress(w * 0.16, h * 0.66, h * 0.13, colors.b) +
    cypress(w * 0.24, h * 0.67, h * 0.095, colors.b) +
    hill(page, h * 0.67, h * 0.035, phase + 2, colors.a) +
    placedAt(
      w * 0.68,
      h * 0.665,
      (w * 0.27) / 100,
      0,
      ornament('skyline', { a: colors.ground, b: colors.c, c: colors.b }),
    ) +
    hill(page, h * 0.74, h * 0.03, phase + 4, colors.b) +
    cypress(w * 0.84, h * 0.8, h * 0.15, colors.ground) +
    hill(page, h * 0.84, h * 0.025, phase + 1, colors.ink) +
    title(page, { x: w * 0.09, y: h * 0.07, width: w * 0.82, height: h * 0.27 }) +
    author(page, { y: h * 0.945, fill: inkOn(colors.ink) })
  );
};

/** A sun over rows of long waves. */
export const sea: Layout = (page) => {
  const { width: w, height: h, colors, chance } = page;
  const fills = [colors.b, colors.c, colors.a, colors.ink];
  const boat = chance.happens(0.6);
  const wave = (at: number) => {
    const y = h * (0.57 + at * 0.068);
    const long = w / 3;
    const start = -(at % 2) * (long / 2) - long;
    const crests = upTo(6)
      .map(() => `q${long / 4} ${-h * 0.035} ${long / 2} 0t${long / 2} 0`)
      .join('');
    return path(`M${start} ${y}${crests}V${h}H${start}Z`, { fill: fills[at % fills.length] });
  };
  return (
    background(page) +
    circle(w * 0.5, h * 0.5, w * 0.24, { fill: colors.a }) +
    circle(w * 0.5, h * 0.5, w * 0.2, stroked(colors.ground, 2)) +
    (boat
      ? path(
          `M${w * 0.38} ${h * 0.565}h${w * 0.24}l${-w * 0.05} ${h * 0.035}h${-w * 0.14}ZM${w * 0.49} ${h * 0.55}V${h * 0.39}L${w * 0.36} ${h * 0.55}ZM${w * 0.51} ${h * 0.55}V${h * 0.42}L${w * 0.6} ${h * 0.55}Z`,
          { fill: colors.ink },
        )
      : '') +
    clipped(`${page.id}w`, rect(0, 0, w, h, {}), upTo(5).map(wave).join('')) +
    rect(0, h * 0.9, w, h * 0.1, { fill: colors.b }) +
    title(page, { x: w * 0.09, y: h * 0.07, width: w * 0.82, height: h * 0.24 }) +
    author(page, { y: h * 0.963, fill: inkOn(colors.b) })
  );
};

/** A moon that is lit from the left, around 0, 0. */
const crescent = (radius: number, fill: string) => {
  const [x, y] = polar(radius, 62);
  return path(
    `M${x} ${-y}A${radius} ${radius} 0 1 0 ${x} ${y}A${radius * 0.92} ${radius * 0.92} 0 0 1 ${x} ${-y}Z`,
    { fill },
  );
};

/** A night sky with a moon, its phases and scattered stars. */
export const night: Layout = (page) => {
  const { width: w, height: h, colors, chance } = page;
  const dots = upTo(46).map(() =>
    circle(
      chance.between(0.05, 0.95) * w,
      chance.between(0.04, 0.6) * h,
      chance.between(0.8, 2.8),
      { fill: colors.c },
    ),
  );
  const phases = upTo(5).map((at) => {
    const x = w * (0.22 + at * 0.14);
    if (at === 2) return circle(x, h * 0.62, 15, { fill: colors.a });
    return placedAt(x, h * 0.62, at % 4 ? 1 : 0.8, at < 2 ? 0 : 180, crescent(15, colors.a));
  });
  return (
    background(page) +
    dots.join('') +
    placedAt(w * 0.5, h * 0.33, 1, -18, crescent(w * 0.22, colors.a)) +
    placedAt(
      w * 0.58,
      h * 0.31,
      (w * 0.15) / 100,
      0,
      page.figure ??
        ornament(
          page.subject === 'stars' ? 'birds' : page.subject,
          { a: colors.ink, b: colors.c, c: colors.a },
          1,
        ),
    ) +
    phases.join('') +
    title(page, { x: w * 0.09, y: h * 0.68, width: w * 0.82, height: h * 0.18 }) +
    author(page, { y: h * 0.94 })
  );
};

/** An arch that opens onto a scene. */
export const arch: Layout = (page) => {
  const { width: w, height: h, colors } = page;
  const left = w * 0.17;
  const wide = w * 0.66;
  const spring = h * 0.56;
  const d = `M${left} ${h * 0.86}V${spring}A${wide / 2} ${wide / 2} 0 0 1 ${left + wide} ${spring}V${h * 0.86}Z`;
  const inside =
    rect(0, 0, w, h, { fill: colors.c }) +
    circle(w * 0.5, h * 0.53, w * 0.13, { fill: colors.a }) +
    group(
      {},
      hill(page, h * 0.66, h * 0.02, 1, colors.a),
      hill(page, h * 0.71, h * 0.02, 3, colors.b),
    ) +
    (page.figure
      ? placedAt(w * 0.5, h * 0.65, (w * 0.5) / 100, 0, page.figure)
      : placedAt(
          w * 0.5,
          h * 0.72,
          (w * 0.36) / 100,
          0,
          ornament(page.subject, { a: colors.ground, b: colors.ink, c: colors.a }, 4),
        ));
  return (
    background(page) +
    clipped(`${page.id}a`, path(d, {}), inside) +
    path(d, stroked(colors.ink, 3)) +
    path(
      `M${left - 16} ${h * 0.86}V${spring}A${wide / 2 + 16} ${wide / 2 + 16} 0 0 1 ${left + wide + 16} ${spring}V${h * 0.86}Z`,
      stroked(colors.a, 2),
    ) +
    title(page, { x: w * 0.09, y: h * 0.065, width: w * 0.82, height: h * 0.2 }) +
    author(page, { y: h * 0.945 })
  );
};

/** What can stand on a window sill. */
const onSill = (subject: Ornament): Ornament =>
  ['skyline', 'waves', 'tiles', 'letters', 'stars', 'sun', 'birds'].includes(subject)
    ? 'wildflower'
    : subject;

/** A window with shutters and what stands on its sill. */
export const window: Layout = (page) => {
  const { width: w, height: h, colors } = page;
  const x = w * 0.24;
  const wide = w * 0.52;
  const y = h * 0.34;
  const high = h * 0.42;
  const slats = (at: number) =>
    upTo(9)
      .map((row) =>
        rect(at + 9, y + 16 + row * ((high - 28) / 9), w * 0.12 - 18, 4, {
          fill: colors.ground,
          opacity: 0.5,
        }),
      )
      .join('');
  return (
    background(page) +
    rect(x, y, wide, high, { fill: colors.c }) +
    circle(x + wide * 0.66, y + high * 0.28, w * 0.075, { fill: colors.a }) +
    clipped(
      `${page.id}v`,
      rect(x, y, wide, high, {}),
      placedAt(
        w / 2,
        y + high * 0.66,
        (wide * 1.05) / 100,
        0,
        ornament('skyline', { a: colors.b, b: colors.a, c: colors.c }),
      ),
    ) +
    path(
      `M${x} ${y}h${wide}v${high}h${-wide}ZM${w / 2} ${y}v${high}M${x} ${y + high * 0.42}h${wide}`,
      stroked(colors.ink, 7),
    ) +
    [x - w * 0.135, x + wide + w * 0.015]
      .map((at) => rect(at, y - 4, w * 0.12, high + 8, { fill: colors.b }) + slats(at))
      .join('') +
    rect(x - w * 0.05, y + high, wide + w * 0.1, 15, { fill: colors.ink }) +
    placedAt(
      x + wide * 0.3,
      y + high - 46,
      0.95,
      0,
      page.figure ??
        ornament(onSill(page.subject), { a: colors.a, b: colors.ink, c: colors.ground }, 5),
    ) +
    title(page, { x: w * 0.09, y: h * 0.07, width: w * 0.82, height: h * 0.2 }) +
    author(page, { y: h * 0.935 })
  );
};
