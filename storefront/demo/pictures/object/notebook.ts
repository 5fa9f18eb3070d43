import { block, fitted, line } from '../lettering.ts';
import { ornament } from '../ornament/ornament.ts';
import { BASELINE, contact, shadow } from '../sheet.ts';
import { circle, clipped, path, placedAt, rect, stroked, upTo } from '../svg.ts';
import { box, cast } from './paper.ts';
import { CREAM, type DrawThing, MIDDLE, printed, solid } from './thing.ts';

/** A clothbound journal with a stamped ornament, a ribbon and an elastic. */
export const journal: DrawThing = (thing) => {
  const [w, h] = [530, 750];
  const [x, y] = [MIDDLE - w / 2 - 6, BASELINE - h];
  const d = box(x, y, w, h, 22);
  const foil = thing.shade === thing.other ? CREAM : '#e4be6c';
  const inks = { a: foil, b: foil, c: thing.shade.base };
  const all = thing.chance.happens(0.45);
  return (
    cast(x, y, w + 10, h) +
    rect(x + w - 12, y + 12, 22, h - 22, { fill: '#f2e9d4', rx: 6 }) +
    path(`M${x + w * 0.3} ${BASELINE - 8}q6 34 -6 58l-14 -12l-14 14q14 -30 8 -60Z`, {
      fill: thing.other.base,
    }) +
    path(d, { fill: thing.shade.base }) +
    (all
      ? printed(
          'cloth',
          d,
          { ...thing, inks: { a: thing.shade.light, b: foil, c: thing.shade.base } },
          { x, y, width: w, height: h, step: 132 },
        )
      : rect(x + 74, y + 60, w - 130, h - 120, stroked(foil, 4)) +
        rect(x + 84, y + 70, w - 150, h - 140, stroked(foil, 1.6)) +
        placedAt(x + w / 2 + 8, y + h / 2, 3.1, 0, ornament(thing.ornament, inks, 4))) +
    rect(x + 28, y, 6, h, { fill: '#000000', opacity: 0.16 }) +
    rect(x + 34, y, 4, h, { fill: '#ffffff', opacity: 0.12 }) +
    path(d, { fill: 'url(#light)' }) +
    rect(x + w - 64, y - 1, 15, h + 2, { fill: thing.shade.dark }) +
    rect(x + w - 64, y - 1, 4, h + 2, { fill: '#ffffff', opacity: 0.18 })
  );
};

const labelled = (x: number, y: number, w: number, name: string, ink: string) =>
  rect(x, y, w, 150, { fill: '#fbf7ec', rx: 6 }) +
  rect(x + 8, y + 8, w - 16, 134, stroked(ink, 3)) +
  block(
    fitted(name, { width: w - 60, height: 44, largest: 46 }, { face: 'bookBold' }),
    { x: x + w / 2, y: y + 32, fill: '#1b2430' },
    { face: 'bookBold' },
  ) +
  rect(x + 40, y + 98, w - 80, 2, { fill: '#8b8678' }) +
  rect(x + 40, y + 120, w - 80, 2, { fill: '#8b8678' });

export const notebook: DrawThing = (thing) => {
  const [w, h] = [560, 760];
  const [x, y] = [MIDDLE - w / 2, BASELINE - h];
  const d = box(x, y, w, h, 20);
  return (
    shadow(rect(x + 60, y + 10, w, h - 10, {}), 26, 0.3) +
    contact(x, w + 24) +
    solid(box(x + 30, y + 12, w, h - 12, 20), thing.other.base) +
    solid(box(x + 16, y + 6, w, h - 6, 20), '#f2ead8') +
    path(d, { fill: thing.shade.base }) +
    clipped(
      'book',
      path(d, {}),
      printed(
        'wave',
        `M${x} ${y + h * 0.62}H${x + w}V${y + h}H${x}Z`,
        { ...thing, inks: { a: thing.shade.light, b: CREAM, c: thing.shade.base } },
        { x, y: y + h * 0.62, width: w, height: h * 0.4, step: 112 },
      ) + rect(x, y, 62, h, { fill: thing.shade.dark }),
    ) +
    upTo(14)
      .map((at) => path(`M${x + 62} ${y + 30 + at * 52}v24`, stroked(CREAM, 3)))
      .join('') +
    labelled(x + 130, y + 150, w - 200, thing.words[0] ?? 'Notes', thing.shade.base) +
    path(d, { fill: 'url(#light)' })
  );
};

export const spiral: DrawThing = (thing) => {
  const [w, h] = [560, 740];
  const [x, y] = [MIDDLE - w / 2 + 12, BASELINE - h];
  const d = box(x, y, w, h, 18);
  const rings = upTo(20).map(
    (at) =>
      path(
        `M${x + 22} ${y + 34 + at * 35.4}C${x - 46} ${y + 18 + at * 35.4} ${x - 46} ${y + 52 + at * 35.4} ${x + 22} ${y + 40 + at * 35.4}`,
        stroked('#4b5056', 6),
      ) + circle(x + 24, y + 37 + at * 35.4, 7, { fill: '#2a2f38' }),
  );
  return (
    cast(x, y, w, h) +
    solid(box(x + 8, y + 6, w, h - 6, 18), '#efe6d2') +
    path(d, { fill: thing.shade.base }) +
    clipped(
      'sp',
      path(d, {}),
      circle(x + w * 0.72, y + h * 0.66, 210, { fill: thing.shade.light }) +
        circle(x + w * 0.72, y + h * 0.66, 128, { fill: thing.other.base }) +
        placedAt(
          x + w * 0.72,
          y + h * 0.66,
          1.8,
          0,
          ornament(thing.ornament, { a: CREAM, b: '#e4be6c', c: thing.other.base }, 6),
        ),
    ) +
    block(
      fitted(thing.words[0] ?? 'Notes', { width: 380, height: 90, largest: 84 }, { face: 'slab' }),
      { x: x + 84, y: y + 96, fill: CREAM, anchor: 'start' },
      { face: 'slab' },
    ) +
    path(d, { fill: 'url(#light)' }) +
    rings.join('')
  );
};

export const pad: DrawThing = (thing) => {
  const [w, h] = [600, 730];
  const [x, y] = [MIDDLE - w / 2, BASELINE - h];
  const grid =
    upTo(16)
      .map((at) => rect(x, y + 132 + at * 38, w, 2, { fill: '#9db3c4', opacity: 0.6 }))
      .join('') +
    upTo(15)
      .map((at) => rect(x + 30 + at * 38, y + 110, 2, h - 110, { fill: '#9db3c4', opacity: 0.6 }))
      .join('');
  return (
    cast(x, y, w, h) +
    upTo(4)
      .map((at) =>
        rect(x + 10 - at * 3, y + 12 - at * 3, w, h - 12 + at * 3, {
          fill: at % 2 ? '#fbf8ef' : '#d9d0bb',
        }),
      )
      .join('') +
    rect(x, y, w, h, { fill: '#fdfbf4' }) +
    grid +
    placedAt(
      x + w * 0.62,
      y + h * 0.6,
      3,
      -8,
      ornament(
        thing.ornament,
        { a: thing.shade.base, b: thing.shade.dark, c: thing.shade.light },
        2,
      ),
    ) +
    rect(x, y, w, 110, { fill: thing.shade.base }) +
    line(
      thing.words[0] ?? '',
      { x: x + 40, y: y + 72, fill: CREAM, anchor: 'start' },
      { face: 'slab', size: 48 },
    ) +
    rect(x, y, w, h, { fill: 'url(#light)' })
  );
};

export const binder: DrawThing = (thing) => {
  const [w, h] = [500, 740];
  const [x, y] = [MIDDLE - w / 2 + 50, BASELINE - h];
  return (
    cast(x - 130, y, w + 130, h) +
    solid(
      `M${x - 140} ${y + 20}L${x} ${y}V${BASELINE}L${x - 140} ${BASELINE - 16}Z`,
      thing.shade.dark,
    ) +
    rect(x - 112, y + 120, 82, 220, {
      fill: '#fbf7ec',
      transform: `skewY(-6) translate(0 ${(x - 60) * 0.104})`,
    }) +
    circle(x - 70, BASELINE - 130, 26, { fill: '#c9c6bf' }) +
    circle(x - 70, BASELINE - 130, 14, { fill: '#2a2f38' }) +
    path(box(x, y, w, h, 12), { fill: thing.shade.base }) +
    printed(
      'bind',
      `M${x + 50} ${y + 50}H${x + w - 50}V${y + h - 50}H${x + 50}Z`,
      { ...thing, inks: { a: thing.shade.light, b: CREAM, c: thing.shade.base } },
      { x: x + 50, y: y + 50, width: w - 100, height: h - 100, step: 130 },
    ) +
    labelled(x + 100, y + 270, w - 200, thing.words[0] ?? '', thing.shade.base) +
    path(box(x, y, w, h, 12), { fill: 'url(#light)' }) +
    [
      [x, y],
      [x + w - 44, y],
      [x, BASELINE - 44],
      [x + w - 44, BASELINE - 44],
    ]
      .map(([cx = 0, cy = 0], at) =>
        path(
          at === 0
            ? `M${cx} ${cy}h44l-44 44Z`
            : at === 1
              ? `M${cx} ${cy}h44v44Z`
              : at === 2
                ? `M${cx} ${cy}l44 44h-44Z`
                : `M${cx + 44} ${cy}v44h-44Z`,
          { fill: '#c79a45' },
        ),
      )
      .join('')
  );
};

export const folders: DrawThing = (thing) => {
  const tones = [thing.other.base, '#e4be6c', thing.shade.light, CREAM, thing.shade.base];
  const [w, h] = [600, 520];
  return (
    tones
      .map((fill, at) => {
        const x = MIDDLE - w / 2 - 48 + at * 24;
        const y = BASELINE - h - 190 + at * 46;
        const d = `M${x} ${y + 50}V${BASELINE}H${x + w}V${y + 50}H${x + 90 + at * 92 + 130}L${x + 90 + at * 92 + 104} ${y}H${x + 90 + at * 92 - 26}L${x + 90 + at * 92 - 52} ${y + 50}Z`;
        return (
          (at === 0
            ? contact(x, w + 96) + shadow(rect(x + 50, y + 60, w + 60, h + 100, {}), 26, 0.3)
            : shadow(rect(x + 6, y + 44, w, 20, {}), 6, 0.25)) + solid(d, fill)
        );
      })
      .join('') +
    placedAt(
      MIDDLE + 40,
      BASELINE - 250,
      2.3,
      0,
      ornament(thing.ornament, { a: CREAM, b: '#e4be6c', c: thing.shade.dark }, 1),
    )
  );
};
