import { line } from '../lettering.ts';
import { BASELINE, contact, shadow } from '../sheet.ts';
import { circle, ellipse, group, path, rect, stroked, upTo } from '../svg.ts';
import { CREAM, type DrawThing, MIDDLE, solid } from './thing.ts';

export const RAINBOW = [
  '#9b1b30',
  '#c9572f',
  '#dd9a35',
  '#e6c35c',
  '#8a9a4a',
  '#4f7a5a',
  '#3b7d7e',
  '#4f7fa3',
  '#2f3f6e',
  '#6b4a7a',
  '#a5567a',
  '#7a5138',
];

export const scissors: DrawThing = (thing) => {
  const half = (side: number) =>
    group(
      { transform: `rotate(${side * 14}) scale(${side} 1)` },
      path('M-14 -20L10 -440Q22 -470 30 -440L28 -10Z', { fill: '#d3d0c9' }) +
        path('M10 -440Q22 -470 30 -440L29 -200L16 -200Z', { fill: '#eceae5' }) +
        path(
          'M-22 0H26L20 120C60 150 76 210 60 270C40 330 -40 330 -64 270C-84 210 -60 150 -18 120ZM-30 190C-46 220 -36 262 -4 270C30 274 40 226 26 194C12 170 -16 166 -30 190Z',
          { fill: side > 0 ? thing.shade.base : thing.shade.dark },
        ),
    );
  return `<g transform="translate(${MIDDLE} ${BASELINE - 300}) rotate(16)">${shadow(group({ transform: 'translate(30 28)' }, half(1) + half(-1)), 14, 0.35)}${half(-1)}${half(1)}${circle(0, -4, 18, { fill: '#8d8880' })}${path('M-8 -4H8', stroked('#5c5851', 4))}</g>`;
};

export const compass: DrawThing = (thing) => {
  const leg = (side: number) =>
    path(
      `M${MIDDLE - 14 * side} ${BASELINE - 680}L${MIDDLE + 150 * side} ${BASELINE - 90}L${MIDDLE + 164 * side} ${BASELINE - 96}L${MIDDLE + 26 * side} ${BASELINE - 690}Z`,
      { fill: side < 0 ? '#cfcac0' : '#b9b4aa' },
    );
  const ruler = `M${MIDDLE - 330} ${BASELINE - 86}H${MIDDLE + 330}V${BASELINE}H${MIDDLE - 330}Z`;
  return (
    shadow(path(ruler, { transform: 'translate(16 18)' }), 14, 0.3) +
    path(`M${MIDDLE - 156} ${BASELINE - 100}A360 360 0 0 0 ${MIDDLE + 330} ${BASELINE - 210}`, {
      ...stroked(thing.shade.base, 4),
      'stroke-dasharray': '2 12',
    }) +
    shadow(group({ transform: 'translate(30 20)' }, leg(-1) + leg(1)), 14, 0.3) +
    leg(-1) +
    leg(1) +
    path(`M${MIDDLE + 156} ${BASELINE - 94}l8 64`, stroked('#dba944', 16)) +
    path(`M${MIDDLE - 156} ${BASELINE - 94}l-4 52`, stroked('#77726a', 5)) +
    circle(MIDDLE, BASELINE - 690, 46, { fill: thing.shade.base }) +
    circle(MIDDLE, BASELINE - 690, 46, { fill: 'url(#light)' }) +
    rect(MIDDLE - 14, BASELINE - 800, 28, 76, { fill: '#cfcac0', rx: 8 }) +
    solid(ruler, '#e8c684') +
    upTo(33)
      .map((at) =>
        rect(MIDDLE - 318 + at * 20, BASELINE - 86, 2.4, at % 5 ? 20 : 36, { fill: '#5c4520' }),
      )
      .join('') +
    upTo(7)
      .map((at) =>
        line(
          String(at),
          { x: MIDDLE - 317 + at * 100, y: BASELINE - 22, fill: '#5c4520' },
          { face: 'sansMedium', size: 24 },
        ),
      )
      .join('')
  );
};

export const calculator: DrawThing = (thing) => {
  const [w, h] = [430, 720];
  const [x, y] = [MIDDLE - w / 2, BASELINE - h];
  const keys = upTo(24).map((at) => {
    const [kx, ky] = [x + 34 + (at % 4) * 94, y + 250 + Math.floor(at / 4) * 76];
    const fill = at % 4 === 3 ? thing.shade.base : at < 8 ? '#4b5768' : CREAM;
    const sign =
      [
        'sin',
        'cos',
        'tan',
        '÷',
        'x²',
        '√',
        'log',
        '×',
        '7',
        '8',
        '9',
        '−',
        '4',
        '5',
        '6',
        '+',
        '1',
        '2',
        '3',
        '%',
        '0',
        '.',
        '±',
        '=',
      ][at] ?? '';
    return (
      rect(kx, ky + 5, 80, 58, { fill: '#12171e', rx: 12 }) +
      rect(kx, ky, 80, 58, { fill, rx: 12 }) +
      line(
        sign,
        { x: kx + 40, y: ky + 38, fill: fill === CREAM ? '#1b2430' : CREAM },
        { face: 'sansMedium', size: 26 },
      )
    );
  });
  return (
    shadow(rect(x + 34, y + 30, w, h - 26, { rx: 34 }), 26, 0.38) +
    contact(x, w) +
    rect(x, y, w, h, { fill: '#2a3442', rx: 36 }) +
    rect(x + 34, y + 44, w - 68, 150, { fill: '#c8d3bf', rx: 12 }) +
    line(
      '613',
      { x: x + w - 56, y: y + 156, fill: '#2a3442', anchor: 'end' },
      { face: 'sans', size: 92 },
    ) +
    line(
      'OTZAR',
      { x: x + 36, y: y + 230, fill: '#9aa4b0', anchor: 'start' },
      { face: 'sansMedium', size: 18, tracking: 0.2 },
    ) +
    keys.join('') +
    rect(x, y, w, h, { fill: 'url(#light)', rx: 36 })
  );
};

export const globe: DrawThing = (thing) => {
  const [cx, cy, r] = [MIDDLE, BASELINE - 440, 250];
  const lands = [
    'M-190 -90C-120 -160 -40 -150 -20 -90C-40 -40 -90 -20 -110 40C-150 30 -210 -20 -190 -90Z',
    'M40 -170C110 -190 190 -120 210 -50C180 -20 120 -50 90 -10C60 -30 20 -100 40 -170Z',
    'M-30 30C30 10 90 40 80 100C60 170 10 190 -10 200C-40 160 -60 80 -30 30Z',
    'M130 60C170 50 200 80 190 120C160 150 120 130 130 60Z',
  ];
  return (
    shadow(circle(cx + 34, cy + 30, r, {}), 26, 0.34) +
    contact(cx - 150, 300) +
    path(`M${cx - 20} ${BASELINE - 130}h40v70h-40Z`, { fill: '#97701f' }) +
    solid(
      `M${cx - 150} ${BASELINE}C${cx - 140} ${BASELINE - 50} ${cx - 60} ${BASELINE - 70} ${cx} ${BASELINE - 70}S${cx + 140} ${BASELINE - 50} ${cx + 150} ${BASELINE}Z`,
      '#7b5434',
    ) +
    circle(cx, cy, r, { fill: thing.shade.light }) +
    `<clipPath id="globe">${circle(cx, cy, r, {})}</clipPath><g clip-path="url(#globe)"><g transform="translate(${cx} ${cy}) rotate(-12)">${lands.map((d, at) => path(d, { fill: at % 2 ? '#dcb45e' : thing.other.base })).join('')}${[-140, -50, 50, 140].map((y) => path(`M-250 ${y}Q0 ${y + 26} 250 ${y}`, { ...stroked(CREAM, 2), opacity: 0.6 })).join('')}${[80, 170].map((rx) => ellipse(0, 0, rx, 250, { ...stroked(CREAM, 2), opacity: 0.6 })).join('')}</g></g>` +
    circle(cx, cy, r, { fill: 'url(#light)' }) +
    circle(cx, cy, r, { fill: 'url(#round)', opacity: 0.6 }) +
    path(`M${cx + 120} ${cy - 262}A288 288 0 0 1 ${cx + 20} ${cy + 288}`, stroked('#c79a45', 20)) +
    circle(cx + 62, cy - 262, 15, { fill: '#c79a45' })
  );
};
