import { ornament } from '../ornament/ornament.ts';
import { BASELINE, contact, shadow } from '../sheet.ts';
import { circle, clipped, path, placedAt, rect, stroked, upTo } from '../svg.ts';
import { CREAM, type DrawThing, MIDDLE, printed, solid } from './thing.ts';

const cast = (d: string) => shadow(path(d, { transform: 'translate(32 26)' }), 26, 0.34);
/** A row of stitches along a line. */
const stitches = (d: string, color: string) =>
  path(d, { ...stroked(color, 3.4), 'stroke-dasharray': '12 9', opacity: 0.75 });

export const tote: DrawThing = (thing) => {
  const body = `M${MIDDLE - 280} ${BASELINE - 560}C${MIDDLE - 286} ${BASELINE - 300} ${MIDDLE - 262} ${BASELINE - 120} ${MIDDLE - 268} ${BASELINE}C${MIDDLE - 120} ${BASELINE + 10} ${MIDDLE + 130} ${BASELINE - 6} ${MIDDLE + 270} ${BASELINE - 2}C${MIDDLE + 258} ${BASELINE - 140} ${MIDDLE + 288} ${BASELINE - 320} ${MIDDLE + 278} ${BASELINE - 562}Z`;
  const strap = (dy: number) =>
    `M${MIDDLE - 150} ${BASELINE - 540}C${MIDDLE - 150} ${BASELINE - 900 + dy} ${MIDDLE + 150} ${BASELINE - 900 + dy} ${MIDDLE + 150} ${BASELINE - 540}`;
  const natural = thing.chance.happens(0.6);
  const cloth = natural ? '#eee2c8' : thing.shade.base;
  const inks = natural ? thing.inks : { a: CREAM, b: thing.shade.light, c: '#e4be6c' };
  return (
    path(strap(30), stroked(natural ? '#cdbd9a' : thing.shade.dark, 34)) +
    cast(body) +
    contact(MIDDLE - 268, 540) +
    path(body, { fill: cloth }) +
    (thing.chance.happens(0.5)
      ? placedAt(MIDDLE, BASELINE - 270, 3.7, 0, ornament(thing.ornament, inks, 5))
      : printed(
          'tote',
          body,
          { ...thing, inks },
          { x: MIDDLE - 280, y: BASELINE - 480, width: 570, height: 430, step: 142 },
        )) +
    path(body, { fill: 'url(#light)' }) +
    path(
      `M${MIDDLE - 190} ${BASELINE - 500}C${MIDDLE - 170} ${BASELINE - 300} ${MIDDLE - 210} ${BASELINE - 180} ${MIDDLE - 190} ${BASELINE - 30}M${MIDDLE + 200} ${BASELINE - 520}C${MIDDLE + 180} ${BASELINE - 360} ${MIDDLE + 214} ${BASELINE - 190} ${MIDDLE + 196} ${BASELINE - 60}`,
      { ...stroked('#000000', 12), opacity: 0.05 },
    ) +
    stitches(`M${MIDDLE - 276} ${BASELINE - 518}H${MIDDLE + 276}`, natural ? '#b9a67e' : CREAM) +
    path(strap(0), stroked(natural ? '#dccba6' : thing.shade.light, 34)) +
    [-150, 150]
      .map(
        (dx) =>
          rect(MIDDLE + dx - 17, BASELINE - 560, 34, 76, {
            fill: natural ? '#dccba6' : thing.shade.light,
          }) +
          stitches(
            `M${MIDDLE + dx - 10} ${BASELINE - 494}l20 -40M${MIDDLE + dx + 10} ${BASELINE - 494}l-20 -40`,
            '#8b7a55',
          ),
      )
      .join('')
  );
};

/** A towel over a peg rail. */
export const towel: DrawThing = (thing) => {
  const [w, top] = [400, BASELINE - 760];
  const [x, y] = [MIDDLE - w / 2, top + 40];
  const front = `M${x} ${y}H${x + w}C${x + w + 10} ${y + 260} ${x + w - 8} ${y + 460} ${x + w} ${BASELINE - 90}C${x + w * 0.66} ${BASELINE - 78} ${x + w * 0.3} ${BASELINE - 100} ${x} ${BASELINE - 88}C${x + 8} ${y + 420} ${x - 8} ${y + 220} ${x} ${y}Z`;
  const band = (at: number) => rect(x - 10, at, w + 20, 12, { fill: thing.shade.base });
  return (
    shadow(rect(MIDDLE - 300, top + 40, 640, 26, {}), 14, 0.4) +
    cast(front) +
    rect(MIDDLE - 320, top, 640, 40, { fill: '#a9794a', rx: 20 }) +
    rect(MIDDLE - 320, top, 640, 40, { fill: 'url(#light)', rx: 20 }) +
    rect(x + 30, y - 30, w, 120, { fill: '#d9ccb0' }) +
    path(front, { fill: '#f5eddc' }) +
    clipped(
      'towel',
      path(front, {}),
      printed('cloth', front, thing, { x, y: y + 110, width: w, height: 420, step: 134 }) +
        band(y + 74) +
        band(BASELINE - 160) +
        band(BASELINE - 132),
    ) +
    path(front, { fill: 'url(#light)' }) +
    path(`M${x + w * 0.28} ${y}V${BASELINE - 96}M${x + w * 0.7} ${y}V${BASELINE - 90}`, {
      ...stroked('#000000', 16),
      opacity: 0.05,
    }) +
    rect(x - 4, top - 8, w + 8, 58, { fill: '#efe5d0', rx: 22 }) +
    rect(x - 4, top - 8, w + 8, 58, { fill: 'url(#light)', rx: 22 })
  );
};

export const cushion: DrawThing = (thing) => {
  const [cx, cy, r] = [MIDDLE, BASELINE - 300, 300];
  const d = `M${cx - r} ${cy - r + 6}Q${cx} ${cy - r + 62} ${cx + r} ${cy - r + 6}Q${cx + r - 58} ${cy} ${cx + r} ${cy + r - 4}Q${cx} ${cy + r - 54} ${cx - r} ${cy + r - 4}Q${cx - r + 58} ${cy} ${cx - r} ${cy - r + 6}Z`;
  const plain = thing.chance.happens(0.5);
  return (
    cast(d) +
    contact(cx - 250, 500) +
    path(d, { fill: plain ? thing.shade.base : '#f1e6cf' }) +
    printed(
      'cushion',
      d,
      plain ? { ...thing, inks: { a: CREAM, b: thing.shade.light, c: '#e4be6c' } } : thing,
      { x: cx - r, y: cy - r, width: r * 2, height: r * 2, step: 150 },
    ) +
    path(d, stroked(plain ? CREAM : thing.shade.base, 8)) +
    path(d, { fill: 'url(#light)' })
  );
};

export const backpack: DrawThing = (thing) => {
  const [w, h] = [520, 740];
  const [x, y] = [MIDDLE - w / 2, BASELINE - h];
  const body = `M${x + 20} ${BASELINE - 60}V${y + 230}C${x + 20} ${y + 60} ${x + 130} ${y} ${MIDDLE} ${y}S${x + w - 20} ${y + 60} ${x + w - 20} ${y + 230}V${BASELINE - 60}Q${x + w - 20} ${BASELINE} ${x + w - 90} ${BASELINE}H${x + 90}Q${x + 20} ${BASELINE} ${x + 20} ${BASELINE - 60}Z`;
  const pocket = `M${x + 80} ${BASELINE - 330}H${x + w - 80}V${BASELINE - 80}Q${x + w - 80} ${BASELINE - 40} ${x + w - 124} ${BASELINE - 40}H${x + 124}Q${x + 80} ${BASELINE - 40} ${x + 80} ${BASELINE - 80}Z`;
  const flap = `M${x + 10} ${y + 230}C${x + 10} ${y + 50} ${x + 120} ${y - 8} ${MIDDLE} ${y - 8}S${x + w - 10} ${y + 50} ${x + w - 10} ${y + 230}V${y + 330}Q${MIDDLE} ${y + 420} ${x + 10} ${y + 330}Z`;
  return (
    path(
      `M${MIDDLE - 74} ${y + 10}C${MIDDLE - 74} ${y - 84} ${MIDDLE + 74} ${y - 84} ${MIDDLE + 74} ${y + 10}`,
      stroked(thing.shade.dark, 24),
    ) +
    path(
      `M${x + 40} ${y + 260}C${x - 60} ${y + 330} ${x - 60} ${BASELINE - 190} ${x + 30} ${BASELINE - 50}M${x + w - 40} ${y + 260}C${x + w + 60} ${y + 330} ${x + w + 60} ${BASELINE - 190} ${x + w - 30} ${BASELINE - 50}`,
      stroked(thing.shade.dark, 40),
    ) +
    cast(body) +
    contact(x + 20, w - 40) +
    path(body, { fill: thing.shade.base }) +
    rect(x + 20, BASELINE - 120, w - 40, 62, { fill: thing.shade.dark, opacity: 0.5 }) +
    path(body, { fill: 'url(#light)' }) +
    solid(pocket, thing.shade.light) +
    stitches(`M${x + 94} ${BASELINE - 262}H${x + w - 94}`, CREAM) +
    path(`M${x + 84} ${BASELINE - 316}H${x + w - 84}`, stroked(thing.shade.dark, 12)) +
    rect(MIDDLE + 90, BASELINE - 322, 16, 56, { fill: '#e4be6c', rx: 8 }) +
    placedAt(
      MIDDLE,
      BASELINE - 154,
      1.5,
      0,
      ornament(thing.ornament, { a: CREAM, b: thing.shade.dark, c: '#e4be6c' }, 3),
    ) +
    path(flap, { fill: thing.other.base }) +
    printed(
      'flap',
      flap,
      { ...thing, inks: { a: thing.other.light, b: CREAM, c: thing.other.base } },
      { x, y: y - 8, width: w, height: 420, step: 128 },
    ) +
    path(flap, { fill: 'url(#light)' }) +
    stitches(`M${x + 26} ${y + 322}Q${MIDDLE} ${y + 400} ${x + w - 26} ${y + 322}`, CREAM) +
    [-120, 120]
      .map(
        (dx) =>
          rect(MIDDLE + dx - 20, y + 300, 40, 150, { fill: '#a9794a', rx: 8 }) +
          rect(MIDDLE + dx - 26, y + 388, 52, 40, { ...stroked('#e4be6c', 8), rx: 6 }),
      )
      .join('')
  );
};

export const lunchBag: DrawThing = (thing) => {
  const [w, h] = [460, 480];
  const [x, y] = [MIDDLE - w / 2, BASELINE - h];
  const d = `M${x + 10} ${y}H${x + w - 10}L${x + w} ${BASELINE - 30}Q${x + w} ${BASELINE} ${x + w - 30} ${BASELINE}H${x + 30}Q${x} ${BASELINE} ${x} ${BASELINE - 30}Z`;
  return (
    path(
      `M${MIDDLE - 110} ${y + 14}C${MIDDLE - 110} ${y - 170} ${MIDDLE + 110} ${y - 170} ${MIDDLE + 110} ${y + 14}`,
      stroked(thing.shade.dark, 28),
    ) +
    cast(d) +
    contact(x, w) +
    path(d, { fill: thing.shade.base }) +
    printed(
      'lunch',
      `M${x} ${y + 130}H${x + w}V${y + 390}H${x}Z`,
      { ...thing, inks: { a: CREAM, b: thing.shade.light, c: '#e4be6c' } },
      { x: x + 6, y: y + 146, width: w - 12, height: 260, step: 124, rows: 2 },
    ) +
    rect(x + 8, y + 62, w - 16, 14, { fill: thing.shade.dark }) +
    rect(MIDDLE + 100, y + 58, 60, 22, { fill: '#e4be6c', rx: 10 }) +
    stitches(`M${x + 20} ${y + 106}H${x + w - 20}M${x + 14} ${y + 414}H${x + w - 14}`, CREAM) +
    path(d, { fill: 'url(#light)' })
  );
};

export const pencilCase: DrawThing = (thing) => {
  const [w, h] = [640, 290];
  const [x, y] = [MIDDLE - w / 2, BASELINE - h];
  const d = `M${x + 50} ${y}H${x + w - 50}Q${x + w} ${y} ${x + w} ${y + 60}V${BASELINE - 50}Q${x + w} ${BASELINE} ${x + w - 50} ${BASELINE}H${x + 50}Q${x} ${BASELINE} ${x} ${BASELINE - 50}V${y + 60}Q${x} ${y} ${x + 50} ${y}Z`;
  const tips = upTo(6).map((at) => {
    const px = MIDDLE - 190 + at * 74;
    const fill = ['#9b1b30', '#dba944', '#3b7d7e', '#2f3f6e', '#6b7440', '#c9572f'][at] ?? CREAM;
    const high = 120 + ((at * 37) % 80);
    return (
      rect(px, y - high, 34, high + 60, { fill }) +
      path(`M${px} ${y - high}l17 -56l17 56Z`, { fill: '#ecd2a4' }) +
      path(`M${px + 11} ${y - high - 36}l6 -20l6 20Z`, { fill }) +
      rect(px, y - high, 11, high + 40, { fill: '#fff', opacity: 0.2 })
    );
  });
  return (
    tips.join('') +
    cast(d) +
    contact(x, w) +
    path(d, { fill: thing.shade.base }) +
    printed(
      'case',
      d,
      { ...thing, inks: { a: thing.shade.light, b: CREAM, c: thing.shade.base } },
      { x, y: y + 60, width: w, height: 220, step: 118 },
    ) +
    rect(x + 24, y + 34, w - 48, 16, { fill: thing.shade.dark, rx: 8 }) +
    upTo(40)
      .map((at) => rect(x + 34 + at * 14.6, y + 36, 5, 12, { fill: '#e4be6c' }))
      .join('') +
    circle(x + w - 60, y + 42, 15, { fill: '#e4be6c' }) +
    rect(x + w - 68, y + 46, 16, 74, { fill: thing.other.base, rx: 8 }) +
    path(d, { fill: 'url(#light)' })
  );
};
