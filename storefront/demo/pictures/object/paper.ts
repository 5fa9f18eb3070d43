import { block, fitted, line } from '../lettering.ts';
import { ornament } from '../ornament/ornament.ts';
import { BASELINE, contact, shadow } from '../sheet.ts';
import { circle, clipped, ellipse, path, placedAt, rect, stroked, upTo } from '../svg.ts';
import { CREAM, type DrawThing, MIDDLE, printed, solid } from './thing.ts';

export const box = (x: number, y: number, w: number, h: number, r = 8) =>
  `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;

export const cast = (x: number, y: number, w: number, h: number) =>
  shadow(rect(x + 34, y + 30, w, h - 26, {}), 26, 0.36) + contact(x, w);

/** A fan of cards before their envelopes. */
export const cards: DrawThing = (thing) => {
  const card = (turn: number, dx: number, content: string, fill: string) =>
    `<g transform="translate(${MIDDLE + dx} ${BASELINE - 20}) rotate(${turn})">${shadow(rect(-170, -510, 364, 500, {}), 14, 0.3)}${rect(-184, -520, 364, 500, { fill })}${content}${rect(-184, -520, 364, 500, { fill: 'url(#light)' })}</g>`;
  const framed =
    rect(-162, -498, 320, 456, stroked(thing.shade.base, 4)) +
    placedAt(-2, -290, 2.5, 0, ornament(thing.ornament, thing.inks, 3)) +
    line(
      'with love',
      { x: -2, y: -84, fill: thing.shade.dark },
      { face: 'classic', size: 44, tracking: 0.04 },
    );
  return (
    contact(MIDDLE - 240, 520) +
    card(
      -13,
      -120,
      rect(-150, -480, 296, 420, stroked(CREAM, 3)) +
        placedAt(
          -2,
          -270,
          2.2,
          0,
          ornament(thing.ornament, { a: CREAM, b: CREAM, c: thing.shade.base }, 8),
        ),
      thing.shade.base,
    ) +
    card(
      12,
      124,
      path('M-184 -520L-2 -300L180 -520', stroked('#cdbb95', 4)) +
        path('M-184 -20L-40 -256M180 -20L36 -256', stroked('#cdbb95', 3)),
      '#ead9b4',
    ) +
    card(-1, 0, framed, '#fbf6ea')
  );
};

/** Rolls of printed paper. */
export const wrap: DrawThing = (thing) => {
  const roll = (cx: number, top: number, fill: string, inks = thing.inks) => {
    const d = `M${cx - 84} ${top}V${BASELINE - 18}Q${cx} ${BASELINE + 10} ${cx + 84} ${BASELINE - 18}V${top}Z`;
    return (
      shadow(path(d, { transform: 'translate(28 20)' }), 14, 0.3) +
      contact(cx - 84, 168) +
      path(d, { fill }) +
      printed(
        `roll${cx}`,
        d,
        { ...thing, inks },
        { x: cx - 90, y: top, width: 190, height: BASELINE - top, step: 96 },
      ) +
      path(d, { fill: 'url(#round)' }) +
      ellipse(cx, top, 84, 22, { fill: '#fbf6ea' }) +
      ellipse(cx, top, 84, 22, stroked('#d7c9a8', 3)) +
      path(
        `M${cx + 60} ${top}A60 15 0 1 0 ${cx - 20} ${top + 13}A38 9 0 1 0 ${cx + 30} ${top - 5}`,
        stroked('#b9a67e', 4),
      ) +
      rect(cx - 86, top + 330, 172, 56, { fill: thing.other.base }) +
      rect(cx - 86, top + 330, 172, 56, { fill: 'url(#round)' })
    );
  };
  return (
    roll(MIDDLE - 200, BASELINE - 640, CREAM) +
    roll(MIDDLE + 196, BASELINE - 690, thing.other.light, {
      a: CREAM,
      b: thing.other.dark,
      c: thing.other.base,
    }) +
    roll(MIDDLE - 4, BASELINE - 790, thing.shade.base, {
      a: CREAM,
      b: '#e4be6c',
      c: thing.shade.base,
    })
  );
};

export const bookmarks: DrawThing = (thing) => {
  const tones = [thing.shade.base, CREAM, thing.other.base, '#fbf6ea', thing.shade.light];
  const mark = (at: number) => {
    const dark = at % 2 === 0;
    const inks = dark ? { a: CREAM, b: '#e4be6c', c: tones[at] ?? CREAM } : thing.inks;
    return `<g transform="translate(${MIDDLE} ${BASELINE + 90}) rotate(${(at - 2) * 13})">${shadow(rect(-56, -840, 130, 600, {}), 14, 0.3)}${path('M0 -846C-24 -880 30 -900 6 -950', stroked(thing.other.base, 7))}${rect(-66, -850, 132, 610, { fill: tones[at] ?? CREAM, rx: 8 })}${upTo(
      4,
    )
      .map((row) =>
        placedAt(0, -740 + row * 132, 1.05, 0, ornament(thing.ornament, inks, at * 4 + row)),
      )
      .join(
        '',
      )}${circle(0, -826, 8, { fill: '#efe6d2' })}${rect(-66, -850, 132, 610, { fill: 'url(#light)', rx: 8 })}</g>`;
  };
  return `<g transform="translate(0 30)">${[0, 1, 2, 3, 4].map(mark).join('')}</g>`;
};

/** A gift card before its envelope. */
export const giftCard: DrawThing = (thing) => {
  const [w, h] = [640, 400];
  const [x, y] = [MIDDLE - w / 2, BASELINE - h - 60];
  const d = box(x, y, w, h, 30);
  const envelope = box(x - 30, y + 90, w + 60, h - 30, 8);
  return (
    `<g transform="rotate(-5 ${MIDDLE} ${BASELINE})">${cast(x - 30, y + 80, w + 60, h - 20)}${solid(envelope, '#e6d5b0')}${path(`M${x - 30} ${y + 92}L${MIDDLE} ${y + 330}L${x + w + 30} ${y + 92}`, stroked('#c9b68c', 5))}</g>` +
    `<g transform="translate(0 -150) rotate(4 ${MIDDLE} ${BASELINE - 200})">${shadow(rect(x + 14, y + 22, w, h, { rx: 30 }), 14, 0.4)}${path(d, { fill: thing.shade.base })}${printed('gift', d, { ...thing, inks: { a: thing.shade.light, b: '#e4be6c', c: thing.shade.base } }, { x, y, width: w, height: h, step: 128 })}${rect(x, y + h - 128, w, 72, { fill: CREAM })}${line('OTZAR', { x: x + 40, y: y + h - 76, fill: thing.shade.dark, anchor: 'start' }, { face: 'bookBold', size: 46, tracking: 0.16 })}${line(thing.words[1] ?? '', { x: x + w - 40, y: y + h - 76, fill: thing.shade.dark, anchor: 'end' }, { face: 'bookBold', size: 52 })}${path(d, { fill: 'url(#light)' })}</g>`
  );
};

export const magazine: DrawThing = (thing) => {
  const [w, h] = [590, 770];
  const [x, y] = [MIDDLE - w / 2 - 12, BASELINE - h];
  const name = (thing.words[0] ?? '').toUpperCase();
  const mast = fitted(name, { width: w - 80, height: 130, largest: 130 }, { face: 'bookBlack' });
  const issue = (dx: number, turn: number, fill: string) =>
    `<g transform="rotate(${turn} ${MIDDLE} ${BASELINE}) translate(${dx} 0)">${shadow(rect(x + 20, y + 20, w, h - 20, {}), 14, 0.26)}${rect(x, y, w, h, { fill })}${rect(x, y, w, h, { fill: 'url(#light)' })}</g>`;
  return (
    contact(x, w + 40) +
    issue(26, 4, thing.other.base) +
    issue(12, 2, '#e4be6c') +
    shadow(rect(x + 20, y + 24, w, h - 20, {}), 14, 0.34) +
    rect(x, y, w, h, { fill: CREAM }) +
    rect(x + 40, y + 90 + mast.height, w - 80, h - 220 - mast.height, { fill: thing.shade.base }) +
    clipped(
      'mag',
      rect(x + 40, y + 90 + mast.height, w - 80, h - 220 - mast.height, {}),
      circle(MIDDLE - 60, y + h * 0.52, 190, { fill: thing.shade.light }) +
        placedAt(
          MIDDLE - 12,
          y + h * 0.56,
          4.1,
          0,
          ornament(thing.ornament, { a: CREAM, b: thing.shade.dark, c: '#e4be6c' }, 3),
        ),
    ) +
    block(mast, { x: x + w / 2, y: y + 46, fill: '#1b2430' }, { face: 'bookBlack' }) +
    line(
      'ISSUE 12',
      { x: x + 40, y: BASELINE - 62, fill: '#1b2430', anchor: 'start' },
      { face: 'sansMedium', size: 22, tracking: 0.14 },
    ) +
    line(
      'AUTUMN',
      { x: x + w - 40, y: BASELINE - 62, fill: '#1b2430', anchor: 'end' },
      { face: 'sansMedium', size: 22, tracking: 0.14 },
    ) +
    rect(x + 40, BASELINE - 104, w - 80, 3, { fill: thing.shade.base }) +
    rect(x, y, w, h, { fill: 'url(#light)' }) +
    rect(x + 12, y, 4, h, { fill: '#000', opacity: 0.08 })
  );
};
