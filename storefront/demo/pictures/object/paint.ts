import { ornament } from '../ornament/ornament.ts';
import { BASELINE, contact, shadow } from '../sheet.ts';
import { circle, ellipse, path, placedAt, rect, stroked, upTo } from '../svg.ts';
import { CREAM, type DrawThing, MIDDLE, printed, solid } from './thing.ts';
import { RAINBOW } from './tool.ts';
import { jar, mouth, standing } from './writing.ts';

export const brushes: DrawThing = (thing) =>
  mouth(thing, 340) +
  standing(6, (at) => {
    const length = 500 + ((at * 61) % 110);
    const tip = RAINBOW[(at * 2) % 12] ?? '#9b1b30';
    return (
      rect(-9, -length, 18, length, { fill: at % 2 ? '#c58e53' : thing.other.base, rx: 8 }) +
      rect(-13, -length - 64, 26, 70, { fill: '#cfcac0', rx: 4 }) +
      rect(-13, -length - 30, 26, 5, { fill: '#97928a' }) +
      path(
        at % 2
          ? `M-13 ${-length - 62}C-24 ${-length - 110} -8 ${-length - 140} 0 ${-length - 176}C8 ${-length - 140} 24 ${-length - 110} 13 ${-length - 62}Z`
          : `M-15 ${-length - 62}L-20 ${-length - 150}Q0 ${-length - 162} 20 ${-length - 150}L15 ${-length - 62}Z`,
        { fill: '#6b4a32' },
      ) +
      path(
        at % 2
          ? `M-12 ${-length - 118}C-8 ${-length - 142} -4 ${-length - 158} 0 ${-length - 176}C4 ${-length - 158} 8 ${-length - 142} 12 ${-length - 118}Q0 ${-length - 106} -12 ${-length - 118}Z`
          : `M-19 ${-length - 122}L-20 ${-length - 150}Q0 ${-length - 162} 20 ${-length - 150}L19 ${-length - 122}Q0 ${-length - 112} -19 ${-length - 122}Z`,
        { fill: tip },
      )
    );
  }) +
  jar(thing, 340);

export const watercolors: DrawThing = (thing) => {
  const [w, h] = [680, 420];
  const [x, y] = [MIDDLE - w / 2, BASELINE - h];
  const pans = upTo(12).map((at) => {
    const [px, py] = [x + 52 + (at % 6) * 98, y + 70 + Math.floor(at / 6) * 128];
    return (
      rect(px, py, 84, 108, { fill: '#fbf8f1', rx: 10 }) +
      rect(px + 9, py + 9, 66, 90, { fill: RAINBOW[at] ?? '#9b1b30', rx: 8 }) +
      ellipse(px + 36, py + 44, 20, 26, { fill: '#ffffff', opacity: 0.18 })
    );
  });
  const lid = `M${x + 14} ${y + 10}L${x + 44} ${y - 300}H${x + w - 44}L${x + w - 14} ${y + 10}Z`;
  return (
    shadow(rect(x + 30, y - 260, w, h + 240, {}), 26, 0.34) +
    contact(x, w) +
    solid(lid, '#fbf8f1') +
    path(lid, stroked(thing.shade.dark, 12)) +
    [
      [0.24, -170, 0],
      [0.47, -140, 4],
      [0.7, -190, 8],
    ]
      .map(([dx = 0, dy = 0, tone = 0]) =>
        ellipse(x + w * dx, y + dy + 20, 74, 46, {
          fill: RAINBOW[tone] ?? '#9b1b30',
          opacity: 0.55,
        }),
      )
      .join('') +
    rect(x, y, w, h, { fill: thing.shade.dark, rx: 26 }) +
    rect(x + 24, y + 30, w - 48, h - 60, { fill: '#e9e3d6', rx: 14 }) +
    pans.join('') +
    rect(x + 52, y + 332, w - 120, 22, { fill: '#b9b2a4', rx: 11 }) +
    rect(x + 120, y + 333, 300, 18, { fill: thing.other.base, rx: 9 }) +
    rect(x + 418, y + 331, 60, 22, { fill: '#cfcac0' }) +
    path(`M${x + 478} ${y + 330}q60 2 84 12q-24 10 -84 12Z`, { fill: '#5a3d2a' }) +
    rect(x, y, w, h, { fill: 'url(#light)', rx: 26 })
  );
};

export const paints: DrawThing = (thing) =>
  upTo(4)
    .map((at) => {
      const fill = RAINBOW[(at * 3 + thing.chance.whole(0, 2)) % 12] ?? '#9b1b30';
      const x = MIDDLE - 340 + at * 172;
      const y = BASELINE - 360 - (at % 2) * 0;
      return (
        shadow(rect(x + 26, y + 26, 150, 330, { rx: 16 }), 14, 0.3) +
        contact(x, 156) +
        rect(x, y, 156, 360, { fill, rx: 18 }) +
        rect(x - 6, y - 92, 168, 104, { fill: '#fbf8f1', rx: 14 }) +
        upTo(8)
          .map((rib) => rect(x + 4 + rib * 20, y - 84, 4, 88, { fill: '#d8d2c4' }))
          .join('') +
        rect(x, y + 110, 156, 180, { fill: CREAM }) +
        placedAt(
          x + 78,
          y + 200,
          1.2,
          0,
          ornament(thing.ornament, { a: fill, b: fill, c: CREAM }, at),
        ) +
        rect(x - 6, y - 92, 168, 452, { fill: 'url(#round)', rx: 14 })
      );
    })
    .join('');

export const clay: DrawThing = (thing) =>
  [
    [-200, 0, 0],
    [0, 0, 3],
    [200, 0, 8],
    [-100, -170, 5],
    [104, -170, 2],
  ]
    .map(([dx = 0, dy = 0, tone = 0]) => {
      const [x, y] = [MIDDLE + dx - 94, BASELINE + dy - 168];
      const fill = RAINBOW[tone] ?? thing.shade.base;
      return (
        (dy === 0 ? contact(x, 188) : shadow(rect(x + 10, y + 150, 180, 20, {}), 6, 0.3)) +
        solid(
          `M${x + 24} ${y}H${x + 164}Q${x + 190} ${y} ${x + 188} ${y + 30}V${y + 140}Q${x + 190} ${y + 168} ${x + 164} ${y + 168}H${x + 24}Q${x - 2} ${y + 168} ${x} ${y + 140}V${y + 30}Q${x - 2} ${y} ${x + 24} ${y}Z`,
          fill,
        ) +
        upTo(5)
          .map((at) =>
            path(`M${x + 10} ${y + 28 + at * 28}h168`, { ...stroked('#000000', 3), opacity: 0.1 }),
          )
          .join('')
      );
    })
    .join('') +
  placedAt(
    MIDDLE,
    BASELINE - 430,
    1.7,
    0,
    circle(0, 0, 44, { fill: thing.shade.base }) +
      circle(0, 0, 44, { fill: 'url(#light)' }) +
      ornament('stars', { a: CREAM, b: thing.shade.dark, c: CREAM }),
  );

export const easel: DrawThing = (thing) => {
  const [w, h] = [470, 520];
  const [x, y] = [MIDDLE - w / 2, BASELINE - 730];
  const wood = '#b98550';
  return (
    shadow(rect(x + 30, y + 30, w, h, {}), 26, 0.34) +
    contact(x - 40, w + 80) +
    path(
      `M${MIDDLE} ${y - 90}L${x - 70} ${BASELINE}M${MIDDLE} ${y - 90}L${x + w + 70} ${BASELINE}`,
      stroked(wood, 30),
    ) +
    path(`M${MIDDLE} ${y - 100}V${BASELINE - 40}`, stroked('#94663a', 26)) +
    rect(x, y, w, h, { fill: '#fdfaf2' }) +
    printed(
      'art',
      `M${x + 26} ${y + 26}H${x + w - 26}V${y + h - 26}H${x + 26}Z`,
      { ...thing, inks: { a: thing.shade.base, b: thing.other.base, c: thing.shade.light } },
      { x: x + 26, y: y + 26, width: w - 52, height: h - 52, step: 150 },
    ) +
    rect(x, y, w, h, { fill: 'url(#light)' }) +
    rect(x - 30, y + h, w + 60, 32, { fill: wood, rx: 6 }) +
    rect(x - 30, y + h, w + 60, 32, { fill: 'url(#light)', rx: 6 })
  );
};
