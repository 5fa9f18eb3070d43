import { ornament } from '../ornament/ornament.ts';
import { BASELINE, contact, shadow } from '../sheet.ts';
import { circle, ellipse, path, placedAt, polar, rect, stroked, upTo } from '../svg.ts';
import { CREAM, type DrawThing, MIDDLE, solid, type Thing } from './thing.ts';

const WOOD = '#bd8a55';
const DARK_WOOD = '#8f6239';

/** Upright spines between two places, for shelves and bookends. */
const books = (thing: Thing, from: number, to: number, floor: number) => {
  const tones = [
    thing.shade.base,
    CREAM,
    '#2a3442',
    thing.other.base,
    '#dba944',
    thing.shade.light,
    '#6b7440',
    thing.other.light,
    '#9b1b30',
  ];
  const parts: string[] = [];
  let x = from;
  for (let at = 0; x < to - 24; at++) {
    const wide = Math.min(to - x, 34 + ((at * 29) % 30));
    const high = 190 + ((at * 53) % 84);
    const fill = tones[at % tones.length] ?? CREAM;
    parts.push(
      rect(x, floor - high, wide - 2, high, { fill, rx: 4 }) +
        rect(x, floor - high + 30, wide - 2, 5, { fill: fill === CREAM ? '#9b1b30' : '#e4be6c' }) +
        rect(x, floor - 46, wide - 2, 5, { fill: fill === CREAM ? '#9b1b30' : '#e4be6c' }) +
        rect(x, floor - high, wide - 2, high, { fill: 'url(#round)', opacity: 0.7, rx: 4 }),
    );
    x += wide;
  }
  return parts.join('');
};

export const lamp: DrawThing = (thing) => {
  const top = BASELINE - 800;
  const hood = `M${MIDDLE - 60} ${top}H${MIDDLE + 190}L${MIDDLE + 280} ${top + 230}H${MIDDLE - 150}Z`;
  return (
    `<g filter="url(#blur26)" opacity="0.32"><path d="M${MIDDLE - 150} ${top + 230}L${MIDDLE - 260} ${BASELINE}H${MIDDLE + 390}L${MIDDLE + 280} ${top + 230}Z" fill="#fff0c2"/></g>` +
    contact(MIDDLE - 210, 320) +
    path(
      `M${MIDDLE - 120} ${BASELINE - 30}L${MIDDLE - 200} ${top + 330}L${MIDDLE + 60} ${top + 60}`,
      stroked('#c79a45', 20),
    ) +
    circle(MIDDLE - 200, top + 330, 24, { fill: '#97701f' }) +
    circle(MIDDLE - 200, top + 330, 10, { fill: '#e4be6c' }) +
    solid(
      `M${MIDDLE - 240} ${BASELINE}Q${MIDDLE - 236} ${BASELINE - 44} ${MIDDLE - 120} ${BASELINE - 46}T${MIDDLE} ${BASELINE}Z`,
      thing.shade.dark,
    ) +
    shadow(path(hood, { transform: 'translate(26 30)' }), 14, 0.25) +
    ellipse(MIDDLE + 65, top + 230, 215, 30, { fill: '#fff6d8' }) +
    solid(hood, thing.shade.base) +
    path(`M${MIDDLE - 142} ${top + 210}H${MIDDLE + 272}`, stroked('#e4be6c', 8)) +
    rect(MIDDLE + 30, top - 30, 70, 34, { fill: '#97701f', rx: 8 })
  );
};

export const stool: DrawThing = (thing) => {
  const top = BASELINE - 470;
  const leg = (x1: number, x2: number, fill: string) =>
    path(`M${x1 - 24} ${top + 40}L${x2 - 18} ${BASELINE}H${x2 + 18}L${x1 + 24} ${top + 40}Z`, {
      fill,
    });
  return (
    contact(MIDDLE - 270, 540) +
    leg(MIDDLE - 130, MIDDLE - 170, DARK_WOOD) +
    leg(MIDDLE + 130, MIDDLE + 170, DARK_WOOD) +
    rect(MIDDLE - 200, BASELINE - 190, 400, 28, { fill: DARK_WOOD, rx: 8 }) +
    leg(MIDDLE - 210, MIDDLE - 262, WOOD) +
    leg(MIDDLE + 210, MIDDLE + 262, WOOD) +
    shadow(rect(MIDDLE - 250, top + 46, 520, 30, {}), 14, 0.4) +
    solid(
      `M${MIDDLE - 290} ${top + 10}Q${MIDDLE - 290} ${top - 22} ${MIDDLE - 250} ${top - 22}H${MIDDLE + 250}Q${MIDDLE + 290} ${top - 22} ${MIDDLE + 290} ${top + 10}V${top + 26}Q${MIDDLE + 290} ${top + 52} ${MIDDLE + 250} ${top + 52}H${MIDDLE - 250}Q${MIDDLE - 290} ${top + 52} ${MIDDLE - 290} ${top + 26}Z`,
      thing.shade.base,
    ) +
    path(`M${MIDDLE - 270} ${top - 6}H${MIDDLE + 270}`, {
      ...stroked('#ffffff', 5),
      opacity: 0.35,
    }) +
    placedAt(
      MIDDLE,
      top - 118,
      1.9,
      0,
      shadow(ellipse(20, 48, 60, 8, {}), 6, 0.4) +
        rect(-72, 20, 150, 30, { fill: thing.other.base, rx: 4 }) +
        rect(-60, -8, 136, 28, { fill: '#e4be6c', rx: 4 }) +
        rect(-66, -34, 128, 26, { fill: '#2a3442', rx: 4 }),
    )
  );
};

export const shelf: DrawThing = (thing) => {
  const board = (y: number) =>
    shadow(rect(MIDDLE - 300, y + 24, 640, 34, {}), 14, 0.34) +
    rect(MIDDLE - 340, y, 680, 34, { fill: WOOD, rx: 4 }) +
    rect(MIDDLE - 340, y, 680, 34, { fill: 'url(#light)', rx: 4 }) +
    [-250, 250]
      .map((dx) => path(`M${MIDDLE + dx} ${y + 34}v60q0 14 -14 14`, stroked('#c79a45', 12)))
      .join('');
  return (
    books(thing, MIDDLE - 300, MIDDLE + 60, BASELINE - 520) +
    placedAt(
      MIDDLE + 190,
      BASELINE - 612,
      1.9,
      0,
      ornament('wildflower', { a: thing.other.base, b: '#6b7440', c: '#e4be6c' }),
    ) +
    rect(MIDDLE + 150, BASELINE - 600, 82, 80, { fill: CREAM, rx: 14 }) +
    rect(MIDDLE + 150, BASELINE - 600, 82, 80, { fill: 'url(#round)', rx: 14 }) +
    board(BASELINE - 520) +
    books(
      { ...thing, shade: thing.other, other: thing.shade },
      MIDDLE - 60,
      MIDDLE + 300,
      BASELINE - 140,
    ) +
    placedAt(
      MIDDLE - 200,
      BASELINE - 214,
      1.5,
      0,
      ornament('pomegranate', { a: '#a3283b', b: '#6d1021', c: '#f0c9b5' }),
    ) +
    board(BASELINE - 140)
  );
};

export const bookends: DrawThing = (thing) => {
  const end = (x: number, side: number) =>
    solid(
      `M${x} ${BASELINE}V${BASELINE - 300}A${150} ${300} 0 0 ${side > 0 ? 1 : 0} ${x + 150 * side} ${BASELINE}Z`,
      thing.shade.base,
    ) +
    placedAt(
      x + 58 * side,
      BASELINE - 96,
      0.95,
      0,
      ornament(thing.ornament, { a: CREAM, b: '#e4be6c', c: thing.shade.dark }, 4),
    );
  return (
    shadow(rect(MIDDLE - 300, BASELINE - 230, 660, 230, {}), 26, 0.3) +
    contact(MIDDLE - 360, 720) +
    books(thing, MIDDLE - 206, MIDDLE + 206, BASELINE) +
    end(MIDDLE - 206, -1) +
    end(MIDDLE + 206, 1)
  );
};

const metalOf = (thing: Thing) =>
  thing.shade.base === '#c9983a'
    ? { base: '#d6a743', light: '#f3d98d', dark: '#97701f' }
    : { base: '#c3c5c6', light: '#f1f2f2', dark: '#85898c' };

/** A bust of linen with a chain and a charm. */
export const necklace: DrawThing = (thing) => {
  const metal = metalOf(thing);
  const bust = `M${MIDDLE - 66} ${BASELINE - 800}C${MIDDLE - 62} ${BASELINE - 660} ${MIDDLE - 110} ${BASELINE - 610} ${MIDDLE - 250} ${BASELINE - 560}C${MIDDLE - 320} ${BASELINE - 500} ${MIDDLE - 250} ${BASELINE - 160} ${MIDDLE - 190} ${BASELINE - 40}Q${MIDDLE} ${BASELINE + 30} ${MIDDLE + 190} ${BASELINE - 40}C${MIDDLE + 250} ${BASELINE - 160} ${MIDDLE + 320} ${BASELINE - 500} ${MIDDLE + 250} ${BASELINE - 560}C${MIDDLE + 110} ${BASELINE - 610} ${MIDDLE + 62} ${BASELINE - 660} ${MIDDLE + 66} ${BASELINE - 800}Z`;
  const cloth = thing.shade.base === '#c9983a' ? '#46505e' : thing.shade.base;
  const chain = `M${MIDDLE - 92} ${BASELINE - 640}C${MIDDLE - 120} ${BASELINE - 450} ${MIDDLE - 60} ${BASELINE - 380} ${MIDDLE} ${BASELINE - 352}C${MIDDLE + 60} ${BASELINE - 380} ${MIDDLE + 120} ${BASELINE - 450} ${MIDDLE + 92} ${BASELINE - 640}`;
  return (
    shadow(path(bust, { transform: 'translate(34 24)' }), 26, 0.34) +
    contact(MIDDLE - 190, 380) +
    path(bust, { fill: cloth }) +
    path(bust, { fill: 'url(#round)' }) +
    ellipse(MIDDLE, BASELINE - 800, 66, 14, { fill: '#00000055' }) +
    path(chain, { ...stroked('#000000', 9), opacity: 0.2, transform: 'translate(7 8)' }) +
    path(chain, stroked(metal.dark, 7)) +
    path(chain, { ...stroked(metal.light, 4), 'stroke-dasharray': '5 6' }) +
    placedAt(
      MIDDLE,
      BASELINE - 268,
      1,
      0,
      shadow(circle(8, 12, 76, {}), 6, 0.4) +
        circle(0, -82, 12, stroked(metal.base, 7)) +
        circle(0, 0, 76, { fill: metal.base }) +
        circle(0, 0, 76, { fill: 'url(#light)' }) +
        circle(0, 0, 66, stroked(metal.dark, 3)) +
        placedAt(
          0,
          2,
          1.08,
          0,
          ornament(thing.ornament, { a: metal.dark, b: metal.dark, c: metal.light }, 3),
        ),
    )
  );
};

export const earrings: DrawThing = (thing) => {
  const metal = metalOf(thing);
  const card = `M${MIDDLE - 260} ${BASELINE - 700}H${MIDDLE + 260}V${BASELINE}H${MIDDLE - 260}Z`;
  const drop = (x: number, at: number) =>
    placedAt(
      x,
      BASELINE - 470,
      1,
      0,
      path('M0 0C-8 -46 40 -46 34 -10', stroked(metal.dark, 7)) +
        circle(0, 6, 10, stroked(metal.base, 6)) +
        shadow(ellipse(8, 144, 80, 104, {}), 6, 0.35) +
        ellipse(0, 132, 80, 112, { fill: metal.base }) +
        ellipse(0, 132, 80, 112, { fill: 'url(#light)' }) +
        ellipse(0, 132, 68, 98, stroked(metal.dark, 3)) +
        placedAt(
          0,
          134,
          1.16,
          0,
          ornament(thing.ornament, { a: metal.dark, b: metal.dark, c: metal.light }, at),
        ) +
        upTo(3)
          .map((bead) => {
            const [bx, by] = polar(112, 60 + bead * 30);
            return (
              circle(bx * 0.7, 132 + by * 1.1, 13, { fill: thing.other.base }) +
              circle(bx * 0.7 - 4, 128 + by * 1.1, 4, { fill: '#ffffff', opacity: 0.6 })
            );
          })
          .join(''),
    );
  return (
    shadow(path(card, { transform: 'translate(30 26)' }), 26, 0.34) +
    contact(MIDDLE - 260, 520) +
    solid(card, '#faf5e8') +
    rect(MIDDLE - 236, BASELINE - 676, 472, 652, stroked(thing.shade.base, 3)) +
    placedAt(MIDDLE, BASELINE - 606, 0.7, 0, ornament('pomegranate', thing.inks)) +
    drop(MIDDLE - 118, 2) +
    drop(MIDDLE + 118, 2)
  );
};
