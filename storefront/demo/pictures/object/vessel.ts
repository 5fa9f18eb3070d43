import { ornament } from '../ornament/ornament.ts';
import { BASELINE, contact, shadow } from '../sheet.ts';
import { circle, clipped, ellipse, path, placedAt, rect, stroked } from '../svg.ts';
import { CREAM, type DrawThing, MIDDLE, printed } from './thing.ts';

export const drop = (d: string) => shadow(path(d, { transform: 'translate(34 26)' }), 26, 0.32);

const cupLike =
  ({
    wide,
    high,
    taper,
    handle,
  }: {
    wide: number;
    high: number;
    taper: number;
    handle: number;
  }): DrawThing =>
  (thing) => {
    const cx = MIDDLE - handle * 0.35;
    const left = cx - wide / 2;
    const right = cx + wide / 2;
    const top = BASELINE - high;
    const body = `M${left} ${top}L${left + taper} ${BASELINE - 34}Q${left + taper + 4} ${BASELINE} ${left + taper + 44} ${BASELINE}H${right - taper - 44}Q${right - taper - 4} ${BASELINE} ${right - taper} ${BASELINE - 34}L${right} ${top}Z`;
    const grip = `M${right - 14} ${top + high * 0.18}C${right + handle} ${top + high * 0.1} ${right + handle} ${top + high * 0.78} ${right - taper - 6} ${top + high * 0.74}`;
    const glaze = thing.shade.base;
    const bandTop = top + high * 0.24;
    return (
      drop(body) +
      contact(left, wide + handle * 0.4) +
      path(grip, stroked(thing.shade.dark, 50)) +
      path(grip, stroked(glaze, 42)) +
      path(grip, { ...stroked('#ffffff', 8), opacity: 0.3, transform: 'translate(-4 -9)' }) +
      path(body, { fill: CREAM }) +
      printed('band', `M0 ${bandTop}H900V${bandTop + high * 0.52}H0Z`, thing, {
        x: left - 10,
        y: bandTop + high * 0.02,
        width: wide + 20,
        height: high * 0.5,
        step: high * (thing.ornament === 'tiles' || thing.ornament === 'waves' ? 0.26 : 0.3),
        rows: 2,
      })
        .replace(
          '<g clip-path="url(#band)">',
          '<g clip-path="url(#band)"><g clip-path="url(#cup)">',
        )
        .replace(/<\/g>$/, '</g></g>') +
      clipped(
        'cup',
        path(body, {}),
        rect(0, top, 900, high * 0.2, { fill: glaze }) +
          rect(0, top + high * 0.78, 900, high * 0.3, { fill: glaze }) +
          rect(0, top + high * 0.215, 900, 5, { fill: glaze }) +
          rect(0, top + high * 0.755, 900, 5, { fill: glaze }),
      ) +
      path(body, { fill: 'url(#round)' }) +
      ellipse(cx, top, wide / 2, wide * 0.085, { fill: thing.shade.light }) +
      ellipse(cx, top + 4, wide / 2 - 11, wide * 0.068, { fill: thing.shade.dark }) +
      ellipse(cx + 4, top + 12, wide / 2 - 26, wide * 0.048, { fill: '#4a2c1a' }) +
      path(`M${left + 34} ${top + high * 0.1}V${BASELINE - 90}`, {
        ...stroked('#ffffff', 13),
        opacity: 0.26,
      })
    );
  };

export const mug = cupLike({ wide: 430, high: 430, taper: 18, handle: 170 });

export const tallMug = cupLike({ wide: 370, high: 560, taper: 34, handle: 160 });

export const cup: DrawThing = (thing) =>
  ellipse(MIDDLE + 14, BASELINE - 12, 330, 40, { fill: '#3b2a1c', opacity: 0.2 }) +
  ellipse(MIDDLE, BASELINE - 28, 322, 46, { fill: thing.shade.light }) +
  ellipse(MIDDLE, BASELINE - 34, 300, 38, { fill: CREAM }) +
  ellipse(MIDDLE, BASELINE - 36, 300, 38, stroked(thing.shade.base, 7)) +
  `<g transform="translate(0 -34)">${cupLike({ wide: 330, high: 290, taper: 44, handle: 120 })(thing)}</g>`;

export const bowl: DrawThing = (thing) => {
  const [left, right, top] = [MIDDLE - 340, MIDDLE + 340, BASELINE - 330];
  const body = `M${left} ${top}C${left + 14} ${top + 210} ${left + 190} ${BASELINE - 26} ${MIDDLE - 120} ${BASELINE - 24}V${BASELINE}H${MIDDLE + 120}V${BASELINE - 24}C${right - 190} ${BASELINE - 26} ${right - 14} ${top + 210} ${right} ${top}Z`;
  const fruit = [-190, -76, 46, 168].map((dx, at) =>
    placedAt(
      MIDDLE + dx,
      top - 34 - (at % 2) * 24,
      1.7,
      dx * 0.12,
      ornament(
        at % 2 ? 'pomegranate' : 'citrus',
        at % 2
          ? { a: '#a3283b', b: '#6d1021', c: '#f0c9b5' }
          : { a: '#dd9a35', b: '#5d6738', c: '#f9e6b8' },
      ),
    ),
  );
  return (
    drop(body) +
    contact(MIDDLE - 150, 300) +
    ellipse(MIDDLE, top, 340, 62, { fill: thing.shade.dark }) +
    clipped(
      'fruit',
      `${rect(0, 0, 900, top, {})}${ellipse(MIDDLE, top, 332, 56, {})}`,
      fruit.join(''),
    ) +
    path(body, { fill: CREAM }) +
    printed('bowl', body, thing, { x: left, y: top + 44, width: 700, height: 190, step: 150 }) +
    clipped(
      'rim',
      path(body, {}),
      rect(0, top, 900, 30, { fill: thing.shade.base }) +
        rect(0, BASELINE - 46, 900, 60, { fill: thing.shade.base }),
    ) +
    path(body, { fill: 'url(#round)' }) +
    path(`M${left} ${top}A340 62 0 0 0 ${right} ${top}`, stroked(thing.shade.light, 9))
  );
};

/** A plate leaning on a small stand, so that its painting is seen. */
export const plate: DrawThing = (thing) => {
  const cy = BASELINE - 372;
  const ring = Array.from({ length: 12 }, (_, at) => {
    const turn = (at * Math.PI) / 6;
    return placedAt(
      MIDDLE + Math.cos(turn) * 282,
      cy + Math.sin(turn) * 282,
      0.92,
      at * 30 + 90,
      ornament(thing.ornament, thing.inks, at),
    );
  });
  return (
    shadow(circle(MIDDLE + 36, cy + 40, 356, {}), 26, 0.34) +
    contact(MIDDLE - 170, 340) +
    path(
      `M${MIDDLE - 150} ${BASELINE}L${MIDDLE - 120} ${BASELINE - 70}M${MIDDLE + 150} ${BASELINE}L${MIDDLE + 120} ${BASELINE - 70}`,
      stroked('#7b5434', 22),
    ) +
    circle(MIDDLE, cy, 356, { fill: CREAM }) +
    circle(MIDDLE, cy, 345, stroked(thing.shade.base, 14)) +
    circle(MIDDLE, cy, 216, stroked(thing.shade.base, 6)) +
    circle(MIDDLE, cy, 204, stroked(thing.shade.light, 3)) +
    ring.join('') +
    placedAt(MIDDLE, cy, 3.1, 0, ornament(thing.ornament, thing.inks, 4)) +
    circle(MIDDLE, cy, 356, { fill: 'url(#light)' }) +
    path(`M${MIDDLE - 250} ${cy - 214}A330 330 0 0 1 ${MIDDLE - 20} ${cy - 330}`, {
      ...stroked('#ffffff', 12),
      opacity: 0.5,
    }) +
    path(
      `M${MIDDLE - 168} ${BASELINE - 4}L${MIDDLE - 150} ${BASELINE - 42}H${MIDDLE - 96}M${MIDDLE + 168} ${BASELINE - 4}L${MIDDLE + 150} ${BASELINE - 42}H${MIDDLE + 96}`,
      stroked('#9a6d45', 20),
    )
  );
};

const vaseShapes = [
  'M-70 0C-80 60 -190 150 -190 330C-190 470 -110 560 -100 600H100C110 560 190 470 190 330C190 150 80 60 70 0Z',
  'M-95 0C-60 70 -60 120 -150 230C-210 330 -170 520 -110 600H110C170 520 210 330 150 230C60 120 60 70 95 0Z',
  'M-130 0C-120 120 -200 260 -180 400C-170 500 -130 560 -120 600H120C130 560 170 500 180 400C200 260 120 120 130 0Z',
];

export const vase: DrawThing = (thing) => {
  const top = BASELINE - 600;
  const body = thing.chance.pick(vaseShapes);
  const neck = Math.abs(Number(/^M-(\d+)/.exec(body)?.[1] ?? 90));
  const glazed = thing.chance.happens(0.5);
  const place = (content: string) => `<g transform="translate(${MIDDLE} ${top})">${content}</g>`;
  const stems = [-16, 4, 22].map((lean, at) =>
    placedAt(
      MIDDLE + lean * 3.2,
      top - 150 + at * 26,
      3.1,
      lean,
      ornament(at === 1 ? 'wheat' : thing.chance.pick(['olive', 'wildflower']), {
        a: thing.other.base,
        b: '#6b7440',
        c: '#d9a441',
      }),
    ),
  );
  return (
    stems.join('') +
    place(drop(body)) +
    contact(MIDDLE - 130, 260) +
    place(
      path(body, { fill: glazed ? thing.shade.base : CREAM }) +
        clipped(
          'vase',
          path(body, {}),
          printed(
            'wide',
            'M-300 150H300V470H-300Z',
            {
              ...thing,
              inks: glazed ? { a: CREAM, b: thing.shade.light, c: '#e0b04f' } : thing.inks,
            },
            { x: -210, y: 160, width: 420, height: 300, step: 140 },
          ) +
            rect(-300, 138, 600, 7, { fill: glazed ? CREAM : thing.shade.base }) +
            rect(-300, 474, 600, 7, { fill: glazed ? CREAM : thing.shade.base }),
        ) +
        path(body, { fill: 'url(#round)' }) +
        ellipse(0, 0, neck, 13, { fill: thing.shade.dark }) +
        ellipse(0, -1, neck, 13, stroked(thing.shade.light, 5)),
    )
  );
};
