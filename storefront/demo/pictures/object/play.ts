import { block, fitted, line } from '../lettering.ts';
import { ornament, patterned } from '../ornament/ornament.ts';
import { BASELINE, contact, shadow } from '../sheet.ts';
import { circle, clipped, path, placedAt, rect, stroked, upTo } from '../svg.ts';
import { carton } from './parcel.ts';
import { CREAM, type DrawThing, MIDDLE, solid } from './thing.ts';

const piece =
  'M-50 -50H-14C-22 -62 -18 -76 0 -76C18 -76 22 -62 14 -50H50V-14C62 -22 76 -18 76 0C76 18 62 22 50 14V50H14C22 38 18 24 0 24C-18 24 -22 38 -14 50H-50V14C-38 22 -24 18 -24 0C-24 -18 -38 -22 -50 -14Z';

export const puzzle: DrawThing = (thing) => {
  const [w, h] = [600, 600];
  const front =
    clipped(
      'front',
      rect(24, 24, w - 48, h - 150, {}),
      rect(0, 0, w, h, { fill: thing.shade.light }) +
        patterned(
          thing.ornament,
          { a: thing.inks.a, b: thing.inks.b, c: CREAM },
          { width: w, height: h, step: 160 },
          thing.chance,
        ),
    ) +
    path(
      upTo(6)
        .map((at) => `M${24 + (at + 1) * 92} 24v450`)
        .join('') +
        upTo(4)
          .map((at) => `M24 ${24 + (at + 1) * 92}h552`)
          .join(''),
      { ...stroked('#1b2430', 2), opacity: 0.2 },
    ) +
    rect(0, h - 104, w, 104, { fill: thing.shade.base }) +
    line(
      'A LONG EVENING',
      { x: 96, y: h - 40, fill: CREAM, anchor: 'start' },
      { face: 'bookBold', size: 36, tracking: 0.05 },
    ) +
    line(
      'OTZAR',
      { x: w - 88, y: h - 42, fill: CREAM, anchor: 'end' },
      { face: 'sansMedium', size: 24, tracking: 0.2 },
    );
  const loose = (x: number, turn: number, fill: string) =>
    `<g transform="translate(${x} ${BASELINE - 44}) rotate(${turn}) scale(0.8)">${shadow(path(piece, { transform: 'translate(10 12)' }), 6, 0.4)}${path(piece, { fill })}${path(piece, { fill: 'url(#light)' })}</g>`;
  return (
    carton(thing, w, h, front) +
    loose(MIDDLE - 320, 18, thing.shade.light) +
    loose(MIDDLE + 300, -26, thing.other.base)
  );
};

export const boardGame: DrawThing = (thing) => {
  const [w, h] = [620, 500];
  const name = fitted(
    (thing.words[0] ?? '').toUpperCase(),
    { width: w - 120, height: 110, largest: 110 },
    { face: 'slab' },
  );
  const path_ = upTo(9)
    .map((at) =>
      rect(46 + at * 60, 270 + Math.round(Math.sin(at * 0.9) * 60), 54, 54, {
        fill: [CREAM, '#e4be6c', thing.other.base][at % 3] ?? CREAM,
        rx: 10,
      }),
    )
    .join('');
  const front =
    rect(24, 24, w - 48, h - 48, stroked(CREAM, 4)) +
    block(name, { x: w / 2, y: 66, fill: CREAM }, { face: 'slab' }) +
    path_ +
    placedAt(
      w - 110,
      400,
      1.1,
      0,
      ornament(thing.ornament, { a: CREAM, b: '#e4be6c', c: thing.shade.base }, 3),
    );
  const pawn = (x: number, fill: string) =>
    solid(
      `M${x - 34} ${BASELINE}C${x - 34} ${BASELINE - 40} ${x - 10} ${BASELINE - 60} ${x - 12} ${BASELINE - 92}A28 28 0 1 1 ${x + 12} ${BASELINE - 92}C${x + 10} ${BASELINE - 60} ${x + 34} ${BASELINE - 40} ${x + 34} ${BASELINE}Z`,
      fill,
    );
  const die =
    rect(MIDDLE + 150, BASELINE - 82, 82, 82, { fill: CREAM, rx: 14 }) +
    [
      [24, 24],
      [58, 58],
      [41, 41],
    ]
      .map(([x = 0, y = 0]) => circle(MIDDLE + 150 + x, BASELINE - 82 + y, 7, { fill: '#1b2430' }))
      .join('');
  return (
    carton(thing, w, h, front) +
    contact(MIDDLE - 320, 120) +
    pawn(MIDDLE - 280, '#9b1b30') +
    pawn(MIDDLE - 196, '#dba944') +
    contact(MIDDLE + 150, 82) +
    die +
    rect(MIDDLE + 150, BASELINE - 82, 82, 82, { fill: 'url(#light)', rx: 14 })
  );
};

/** A hand of cards before their box. */
export const cardGame: DrawThing = (thing) => {
  const tones = [thing.shade.base, CREAM, thing.other.base, CREAM, '#dba944'];
  const card = (at: number) => {
    const fill = tones[at] ?? CREAM;
    const inks = fill === CREAM ? thing.inks : { a: CREAM, b: '#f0d9a0', c: fill };
    return `<g transform="translate(${MIDDLE} ${BASELINE + 150}) rotate(${(at - 2) * 15})">${shadow(rect(-108, -760, 250, 400, { rx: 22 }), 14, 0.3)}${rect(-128, -780, 256, 400, { fill: '#fdfaf2', rx: 24 })}${rect(-112, -764, 224, 368, { fill, rx: 16 })}${placedAt(0, -580, 1.7, 0, ornament(thing.ornament, inks, at * 4))}${line(String(at + 2), { x: -86, y: -714, fill: fill === CREAM ? '#1b2430' : CREAM }, { face: 'bookBold', size: 40 })}${rect(-128, -780, 256, 400, { fill: 'url(#light)', rx: 24 })}</g>`;
  };
  return (
    `<g transform="translate(${MIDDLE * 0.18} ${BASELINE * 0.18}) scale(0.82)">${upTo(5).map(card).join('')}</g>` +
    `<g>${contact(MIDDLE - 150, 300)}${solid(`M${MIDDLE - 160} ${BASELINE - 300}H${MIDDLE + 160}V${BASELINE}H${MIDDLE - 160}Z`, thing.shade.dark)}${rect(MIDDLE - 142, BASELINE - 282, 284, 264, stroked('#e4be6c', 4))}${block(fitted(thing.words[0] ?? '', { width: 230, height: 70, largest: 74 }, { face: 'slab' }), { x: MIDDLE, y: BASELINE - 190, fill: CREAM }, { face: 'slab' })}</g>`
  );
};
