import { ornament } from '../ornament/ornament.ts';
import { BASELINE, contact, shadow } from '../sheet.ts';
import { circle, ellipse, path, placedAt, rect, stroked, upTo } from '../svg.ts';
import { CREAM, type DrawThing, MIDDLE, printed, type Thing } from './thing.ts';
import { RAINBOW } from './tool.ts';

/** A jar on the baseline that the tools stand in. */
export const jar = (thing: Thing, wide = 380, high = 400) => {
  const [x, y] = [MIDDLE - wide / 2, BASELINE - high];
  const d = `M${x} ${y}L${x + 18} ${BASELINE - 24}Q${x + 22} ${BASELINE} ${x + 54} ${BASELINE}H${x + wide - 54}Q${x + wide - 22} ${BASELINE} ${x + wide - 18} ${BASELINE - 24}L${x + wide} ${y}Z`;
  return (
    shadow(path(d, { transform: 'translate(34 26)' }), 26, 0.32) +
    contact(x, wide) +
    path(d, { fill: thing.shade.base }) +
    printed(
      'jar',
      `M${x} ${y + 90}H${x + wide}V${y + 310}H${x}Z`,
      { ...thing, inks: { a: CREAM, b: '#e4be6c', c: thing.shade.base } },
      { x: x + 14, y: y + 102, width: wide - 28, height: 220, step: 106, rows: 2 },
    ) +
    path(d, { fill: 'url(#round)' }) +
    ellipse(MIDDLE, y, wide / 2, 26, stroked(thing.shade.light, 8))
  );
};

export const mouth = (thing: Thing, wide = 380, high = 400) =>
  ellipse(MIDDLE, BASELINE - high, wide / 2, 26, { fill: thing.shade.dark });

/** Tools that lean in a jar, the nth with its own color. */
export const standing = (count: number, tool: (at: number) => string) =>
  upTo(count)
    .map((at) => {
      const spread = at - (count - 1) / 2;
      return `<g transform="translate(${MIDDLE + spread * (250 / count)} ${BASELINE - 120}) rotate(${spread * (38 / count)})">${tool(at)}</g>`;
    })
    .join('');

const pencil = (fill: string, length: number) =>
  rect(-15, -length, 30, length, { fill }) +
  rect(-15, -length, 10, length, { fill: '#ffffff', opacity: 0.22 }) +
  rect(6, -length, 9, length, { fill: '#000000', opacity: 0.14 }) +
  path(
    `M-15 ${-length}L0 ${-length - 58}L15 ${-length}Q10 ${-length + 8} 5 ${-length}Q0 ${-length + 8} -5 ${-length}Q-10 ${-length + 8} -15 ${-length}Z`,
    { fill: '#ecd2a4' },
  ) +
  path(`M-5.4 ${-length - 37}L0 ${-length - 58}L5.4 ${-length - 37}Z`, { fill });

export const coloredPencils: DrawThing = (thing) =>
  mouth(thing) +
  standing(9, (at) => pencil(RAINBOW[at] ?? '#9b1b30', 540 + ((at * 53) % 90))) +
  jar(thing);

export const pencils: DrawThing = (thing) =>
  mouth(thing, 330) +
  standing(6, (at) =>
    pencil(
      at % 3 === 1 ? thing.other.base : at % 3 === 2 ? '#2a3442' : '#dba944',
      540 + ((at * 47) % 80),
    ).replace(/fill="#(?:dba944|2a3442|[0-9a-f]{6})"\/>$/, 'fill="#2a2f38"/>'),
  ) +
  jar(thing, 330);

const barrel = (fill: string, dark: string, length: number, cap: number) =>
  rect(-19, -length, 38, length, { fill, rx: 10 }) +
  rect(-19, -length, 38, cap, { fill: dark, rx: 12 }) +
  rect(14, -length + 16, 9, cap - 40, { fill: '#d8d3c6', rx: 4 }) +
  rect(-13, -length + 8, 8, length, { fill: '#ffffff', opacity: 0.28, rx: 4 }) +
  rect(-19, -length + cap, 38, 7, { fill: '#e4be6c' });

export const pens: DrawThing = (thing) =>
  mouth(thing, 340) +
  standing(6, (at) =>
    barrel(
      [thing.shade.base, CREAM, thing.other.base, '#2a3442', '#dba944', thing.shade.light][at] ??
        CREAM,
      [
        thing.shade.dark,
        thing.shade.base,
        thing.other.dark,
        '#161d27',
        '#97701f',
        thing.shade.base,
      ][at] ?? CREAM,
      560 + ((at * 41) % 70),
      200,
    ),
  ) +
  jar(thing, 340);

/** Markers laid side by side, caps up. */
export const markers: DrawThing = (thing) => {
  const one = (at: number) => {
    const x = MIDDLE - 318 + at * 92;
    const fill = RAINBOW[(at * 2 + 1) % 12] ?? '#9b1b30';
    const high = 620 - (at % 2) * 26;
    return (
      shadow(rect(x + 22, BASELINE - high + 30, 76, high - 40, {}), 14, 0.28) +
      contact(x, 78) +
      rect(x, BASELINE - high, 80, high, { fill: CREAM, rx: 16 }) +
      rect(x, BASELINE - high, 80, 210, { fill, rx: 16 }) +
      rect(x, BASELINE - 46, 80, 46, { fill, rx: 12 }) +
      placedAt(
        x + 40,
        BASELINE - 230,
        0.62,
        0,
        ornament(thing.ornament, { a: fill, b: fill, c: CREAM }, at),
      ) +
      rect(x, BASELINE - high, 80, high, { fill: 'url(#round)', rx: 16 })
    );
  };
  return upTo(7).map(one).join('');
};

export const fountainPen: DrawThing = (thing) =>
  `<g transform="translate(${MIDDLE + 20} ${BASELINE - 400}) rotate(24)">${shadow(rect(10, -380, 84, 760, { rx: 40 }), 26, 0.4)}${rect(-44, -400, 88, 420, { fill: thing.shade.base, rx: 42 })}${rect(-40, 20, 80, 210, { fill: thing.shade.dark, rx: 14 })}${rect(-44, 8, 88, 16, { fill: '#e4be6c' })}${rect(-44, -120, 88, 8, { fill: '#e4be6c' })}${rect(30, -340, 18, 230, { fill: '#e4be6c', rx: 9 })}${path('M-28 230H28L16 300L0 390L-16 300Z', { fill: '#e4be6c' })}${path('M0 270V386', stroked('#7a5a20', 3))}${circle(0, 288, 7, { fill: '#7a5a20' })}${rect(-44, -400, 88, 640, { fill: 'url(#round)', rx: 40 })}${rect(-26, -370, 12, 560, { fill: '#ffffff', opacity: 0.35, rx: 6 })}</g>` +
  path(
    `M${MIDDLE - 330} ${BASELINE + 14}C${MIDDLE - 280} ${BASELINE - 40} ${MIDDLE - 250} ${BASELINE + 30} ${MIDDLE - 210} ${BASELINE - 10}S${MIDDLE - 170} ${BASELINE + 6} ${MIDDLE - 146} ${BASELINE - 18}`,
    stroked(thing.shade.dark, 7),
  );

export const mechanicalPencil: DrawThing = (thing) =>
  [-1, 1]
    .map((side) => {
      const shade = side < 0 ? thing.shade : thing.other;
      return `<g transform="translate(${MIDDLE + side * 110} ${BASELINE - 20}) rotate(${side * 9 + 6})">${shadow(rect(4, -730, 62, 720, { rx: 30 }), 14, 0.34)}${rect(-29, -700, 58, 560, { fill: shade.base, rx: 12 })}${rect(-16, -756, 32, 64, { fill: '#cfcac0', rx: 8 })}${rect(16, -660, 13, 200, { fill: '#cfcac0', rx: 6 })}${path('M-29 -140H29L12 -40H-12Z', { fill: '#cfcac0' })}${path('M-5 -40H5L2 0H-2Z', { fill: '#2a2f38' })}${upTo(
        6,
      )
        .map((at) => rect(-29, -300 + at * 24, 58, 8, { fill: shade.dark }))
        .join('')}${rect(-29, -700, 58, 660, { fill: 'url(#round)', rx: 12 })}</g>`;
    })
    .join('');
