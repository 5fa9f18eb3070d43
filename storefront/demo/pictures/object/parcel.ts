import { block, fitted, line } from '../lettering.ts';
import { ornament, patterned } from '../ornament/ornament.ts';
import { BASELINE, contact, shadow } from '../sheet.ts';
import { circle, clipped, path, placedAt, rect, upTo } from '../svg.ts';
import { CREAM, type DrawThing, MIDDLE, printed, solid, type Thing } from './thing.ts';

/** A carton standing up, its picture to the front and one side in the shade. */
export const carton = (
  thing: Thing,
  w: number,
  h: number,
  front: string,
  side = thing.shade.dark,
) => {
  const [x, y] = [MIDDLE - w / 2 - 24, BASELINE - h];
  return (
    shadow(rect(x + 40, y + 34, w + 40, h - 30, {}), 26, 0.36) +
    contact(x, w + 50) +
    path(`M${x + w} ${y}l50 -26V${BASELINE - 30}L${x + w} ${BASELINE}Z`, { fill: side }) +
    path(`M${x + w} ${y}l50 -26H${x + 50}L${x} ${y}Z`, { fill: thing.shade.light }) +
    rect(x, y, w, h, { fill: thing.shade.base }) +
    `<g transform="translate(${x} ${y})">${front}</g>` +
    rect(x, y, w, h, { fill: 'url(#light)' })
  );
};

/** A subscription’s box, open, with books and paper in it. */
export const bookBox: DrawThing = (thing) => {
  const [w, h] = [640, 380];
  const [x, y] = [MIDDLE - w / 2, BASELINE - h];
  const book = (dx: number, high: number, fill: string, turn: number) =>
    `<g transform="rotate(${turn} ${x + dx + 70} ${y + 100})">${rect(x + dx, y - high, 150, high + 120, { fill, rx: 4 })}${placedAt(x + dx + 75, y - high + 96, 1.05, 0, ornament(thing.ornament, { a: CREAM, b: '#e4be6c', c: fill }, dx))}${rect(x + dx, y - high, 150, high + 120, { fill: 'url(#light)' })}</g>`;
  const tissue = upTo(12)
    .map((at) =>
      path(
        `M${x + 20 + at * 50} ${y + 30}l26 -${60 + ((at * 37) % 50)}l34 ${50 + ((at * 23) % 40)}Z`,
        { fill: at % 2 ? '#fbf6ea' : '#efe2c6' },
      ),
    )
    .join('');
  return (
    shadow(rect(x + 40, y + 20, w + 10, h - 20, {}), 26, 0.36) +
    contact(x, w) +
    solid(`M${x} ${y}L${x - 50} ${y - 96}H${x + w - 60}L${x + w} ${y}Z`, '#b08a58') +
    book(60, 250, thing.other.base, -5) +
    book(230, 300, thing.shade.base, 2) +
    book(410, 230, '#dba944', 6) +
    tissue +
    solid(`M${x} ${y}H${x + w}V${BASELINE}H${x}Z`, '#cfa56d') +
    printed(
      'boxed',
      `M${x} ${y + 110}H${x + w}V${y + 270}H${x}Z`,
      { ...thing, inks: { a: thing.shade.base, b: thing.other.base, c: '#cfa56d' } },
      { x, y: y + 110, width: w, height: 160, step: 160 },
    ) +
    rect(x, y + 104, w, 6, { fill: thing.shade.base }) +
    rect(x, y + 270, w, 6, { fill: thing.shade.base }) +
    rect(MIDDLE - 150, y + 132, 300, 116, { fill: '#fbf6ea', rx: 8 }) +
    block(
      fitted(
        thing.words[0] ?? 'Otzar',
        { width: 250, height: 44, largest: 50 },
        { face: 'bookBold' },
      ),
      { x: MIDDLE, y: y + 160, fill: '#1b2430' },
      { face: 'bookBold' },
    ) +
    line(
      'BOOK BOX',
      { x: MIDDLE, y: y + 230, fill: thing.shade.base },
      { face: 'sansMedium', size: 19, tracking: 0.24 },
    )
  );
};

/** Several things tied together with a ribbon. */
export const bundle: DrawThing = (thing) => {
  const tones = [thing.shade.base, '#f1e6cf', thing.other.base, '#dba944'];
  const slab = (at: number) => {
    const w = 560 - at * 34;
    const high = [120, 96, 112, 84][at] ?? 90;
    const top =
      BASELINE -
      [120, 216, 328, 412]
        .slice(0, at + 1)
        .slice(-1)
        .reduce((sum, each) => sum + each, 0);
    const x = MIDDLE - w / 2 + ((at * 17) % 24) - 10;
    return (
      shadow(rect(x + 20, top + high - 10, w, 16, {}), 6, 0.35) +
      rect(x, top, w, high - 4, { fill: tones[at] ?? CREAM, rx: 8 }) +
      rect(x + 50, top, 6, high - 4, { fill: at === 1 ? thing.shade.base : CREAM, opacity: 0.8 }) +
      rect(x + w - 56, top, 6, high - 4, {
        fill: at === 1 ? thing.shade.base : CREAM,
        opacity: 0.8,
      }) +
      (at === 1
        ? printed(
            `slab${at}`,
            `M${x + 70} ${top + 6}H${x + w - 70}V${top + high - 10}H${x + 70}Z`,
            { ...thing, inks: { a: thing.shade.base, b: thing.other.base, c: '#f1e6cf' } },
            { x: x + 70, y: top, width: w - 140, height: high, step: 92 },
          )
        : '') +
      rect(x, top, w, high - 4, { fill: 'url(#light)', rx: 8 })
    );
  };
  const top = BASELINE - 412;
  const ribbon = '#a3283b';
  return (
    shadow(rect(MIDDLE - 240, top + 40, 570, 370, {}), 26, 0.32) +
    contact(MIDDLE - 290, 580) +
    upTo(4).map(slab).join('') +
    rect(MIDDLE - 26, top, 52, 410, { fill: ribbon }) +
    rect(MIDDLE - 26, top, 52, 410, { fill: 'url(#round)' }) +
    path(
      `M${MIDDLE} ${top}C${MIDDLE - 190} ${top - 190} ${MIDDLE - 250} ${top - 20} ${MIDDLE} ${top}C${MIDDLE + 190} ${top - 190} ${MIDDLE + 250} ${top - 20} ${MIDDLE} ${top}Z`,
      { fill: ribbon },
    ) +
    path(
      `M${MIDDLE} ${top}C${MIDDLE - 130} ${top - 110} ${MIDDLE - 160} ${top - 30} ${MIDDLE} ${top}C${MIDDLE + 130} ${top - 110} ${MIDDLE + 160} ${top - 30} ${MIDDLE} ${top}Z`,
      { fill: '#6d1021' },
    ) +
    path(
      `M${MIDDLE - 8} ${top}C${MIDDLE - 60} ${top + 60} ${MIDDLE - 120} ${top + 70} ${MIDDLE - 150} ${top + 150}l34 -4l10 30C${MIDDLE - 80} ${top + 110} ${MIDDLE - 30} ${top + 80} ${MIDDLE + 8} ${top}ZM${MIDDLE + 8} ${top}C${MIDDLE + 70} ${top + 50} ${MIDDLE + 110} ${top + 90} ${MIDDLE + 124} ${top + 168}l-30 -10l-18 26C${MIDDLE + 70} ${top + 110} ${MIDDLE + 30} ${top + 60} ${MIDDLE - 8} ${top}Z`,
      { fill: '#b93a4a' },
    ) +
    circle(MIDDLE, top - 2, 32, { fill: ribbon }) +
    circle(MIDDLE, top - 2, 32, { fill: 'url(#light)' }) +
    rect(MIDDLE + 130, top + 150, 170, 96, {
      fill: '#fbf6ea',
      rx: 8,
      transform: `rotate(8 ${MIDDLE + 200} ${top + 190})`,
    }) +
    placedAt(MIDDLE + 214, top + 200, 0.7, 8, ornament(thing.ornament, thing.inks, 2))
  );
};

/** The carton that an object comes in, with a band and a label. */
export const wrapped: DrawThing = (thing) => {
  const [w, h] = [520, 440];
  const label = fitted(
    thing.words[0] ?? 'Otzar',
    { width: 270, height: 60, largest: 54 },
    { face: 'bookBold' },
  );
  const front = patterned(
    thing.ornament,
    { a: thing.shade.light, b: CREAM, c: thing.shade.base },
    { width: w, height: h, step: 130 },
    thing.chance,
  );
  return carton(
    thing,
    w,
    h,
    clipped('carton', rect(0, 0, w, h, {}), front) +
      rect(0, h / 2 - 70, w, 140, { fill: CREAM }) +
      rect(0, h / 2 - 60, w, 3, { fill: thing.shade.base }) +
      rect(0, h / 2 + 57, w, 3, { fill: thing.shade.base }) +
      block(
        label,
        { x: w / 2, y: h / 2 - 22 - label.height / 4, fill: '#1b2430' },
        { face: 'bookBold' },
      ) +
      line(
        'OTZAR',
        { x: w / 2, y: h / 2 + 44, fill: thing.shade.base },
        { face: 'sansMedium', size: 18, tracking: 0.3 },
      ),
  );
};
