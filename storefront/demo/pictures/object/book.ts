import type { Cover } from '../cover/cover.ts';
import { block, fitted, isHebrew, line } from '../lettering.ts';
import { ornament, ornamentOf } from '../ornament/ornament.ts';
import { BASELINE, contact, shadow } from '../sheet.ts';
import { circle, clipped, group, path, placedAt, rect, stroked, upTo } from '../svg.ts';

export const MIDDLE = 450;

const PAPER = '#f6efe0';

/** A shade of a color: below 1 darker, above 1 lighter. */
export const toned = (color: string, factor: number): string =>
  `#${[1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    .map((channel) =>
      Math.round(
        Math.min(255, factor > 1 ? channel + (255 - channel) * (factor - 1) : channel * factor),
      ),
    )
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** The cover as a sheet of board, turned to the light. */
const board = (cover: Cover, x: number, y: number, hinge: boolean) =>
  group(
    { transform: `translate(${x} ${y})` },
    clipped('board', rect(0, 0, cover.width, cover.height, { rx: 4 }), cover.svg),
  ) +
  rect(x, y, cover.width, cover.height, { fill: 'url(#light)', rx: 4 }) +
  (hinge
    ? rect(x, y, 22, cover.height, { fill: '#ffffff', opacity: 0.07 }) +
      rect(x + 22, y, 5, cover.height, { fill: '#000000', opacity: 0.17 }) +
      rect(x + 27, y, 4, cover.height, { fill: '#ffffff', opacity: 0.14 })
    : rect(x + 15, y, 3, cover.height, { fill: '#000000', opacity: 0.1 })) +
  path(`M${x + 2} ${y + cover.height - 3}V${y + 2}H${x + cover.width - 3}`, {
    ...stroked('#ffffff', 2),
    opacity: 0.34,
  });

const edges = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, { fill: PAPER }) +
  upTo(width / 3)
    .map((at) => rect(x + 1 + at * 3, y, 1, height, { fill: '#b9a988', opacity: 0.55 }))
    .join('') +
  rect(x, y, width * 0.6, height, { fill: '#3b2a1c', opacity: 0.2 });

/** A hardback standing on the sheet, its pages seen a little from the right. */
export const hardback = (cover: Cover): string => {
  const x = MIDDLE - cover.width / 2 - 8;
  const y = BASELINE - cover.height;
  const right = x + cover.width;
  return (
    shadow(rect(x + 40, y + 34, cover.width + 14, cover.height - 30, {}), 26, 0.38) +
    contact(x, cover.width + 16) +
    rect(right - 12, y + 3, 29, cover.height - 3, {
      fill: toned(cover.colors.ground, 0.62),
      rx: 3,
    }) +
    edges(right - 4, y + 9, 16, cover.height - 16) +
    board(cover, x, y, true)
  );
};

/** A paperback: thinner, without boards. */
export const paperback = (cover: Cover): string => {
  const x = MIDDLE - cover.width / 2 - 4;
  const y = BASELINE - cover.height;
  return (
    shadow(rect(x + 30, y + 30, cover.width + 8, cover.height - 26, {}), 26, 0.36) +
    contact(x, cover.width + 8) +
    edges(x + cover.width - 3, y + 2, 11, cover.height - 3) +
    board(cover, x, y, false)
  );
};

/** The words of the back as gray bars, with a barcode and a small ornament. */
const backOf = (cover: Cover, title: string): string => {
  const { width: w, height: h, colors } = cover;
  const hebrew = isHebrew(title);
  const set = fitted(
    title,
    { width: w * 0.76, height: h * 0.1, largest: w * 0.075 },
    { face: 'bookBold' },
  );
  const bars = upTo(11).map((at) => {
    const long = at === 10 || at === 5 ? 0.42 : 0.76 - ((at * 7) % 5) * 0.008;
    const y = h * (0.27 + at * 0.027 + (at > 5 ? 0.022 : 0));
    return rect(hebrew ? w * (0.88 - long) : w * 0.12, y, w * long, h * 0.0068, {
      fill: colors.ink,
      opacity: 0.62,
    });
  });
  const stripes = upTo(30).map((at) =>
    rect(w * 0.615 + at * 5.2, h * 0.845, [2, 3.4, 1.4, 2.6][at % 4] ?? 2, h * 0.062, {
      fill: '#1b2430',
    }),
  );
  return (
    rect(0, 0, w, h, { fill: colors.ground }) +
    block(
      set,
      {
        x: hebrew ? w * 0.88 : w * 0.12,
        y: h * 0.1,
        fill: colors.ink,
        anchor: hebrew ? 'end' : 'start',
      },
      { face: 'bookBold' },
    ) +
    rect(w * 0.12, h * 0.225, w * 0.76, 3, { fill: colors.a }) +
    bars.join('') +
    placedAt(w * 0.22, h * 0.87, w * 0.0017, 0, ornament(ornamentOf('pomegranate'), colors)) +
    rect(w * 0.59, h * 0.83, w * 0.3, h * 0.092, { fill: '#fbf8f1' }) +
    stripes.join('')
  );
};

/** The same book turned round. */
export const backCover = (cover: Cover, title: string): string =>
  hardback({ ...cover, svg: backOf(cover, title) });

/** Copies lying on each other, spines to the front. */
export const pile = (cover: Cover, title: string, author: string): string => {
  const thick = 104;
  const spine = (at: number) => {
    const long = 640;
    const x = MIDDLE - long / 2 + ([0, 22, -14, 12][at % 4] ?? 0) - 4;
    const y = BASELINE - (at + 1) * thick;
    const hebrew = isHebrew(title);
    const set = fitted(title, { width: 330, height: 54, largest: 44 }, { face: 'bookBold' });
    return (
      shadow(rect(x + 16, y + thick - 8, long, 12, {}), 6, 0.4) +
      rect(x, y, long, thick - 5, { fill: cover.colors.ground, rx: 9 }) +
      rect(x + 40, y, 5, thick - 5, { fill: cover.colors.a }) +
      rect(x + long - 45, y, 5, thick - 5, { fill: cover.colors.a }) +
      block(
        set,
        {
          x: hebrew ? x + long - 66 : x + 66,
          y: y + (thick - 5 - set.height) / 2,
          fill: cover.colors.ink,
          anchor: hebrew ? 'end' : 'start',
        },
        { face: 'bookBold' },
      ) +
      line(
        author,
        {
          x: hebrew ? x + 66 : x + long - 66,
          y: y + 56,
          fill: cover.colors.ink,
          anchor: hebrew ? 'start' : 'end',
        },
        { face: 'book', size: 18 },
      ) +
      rect(x, y, long, thick - 5, { fill: 'url(#light)', rx: 9 }) +
      rect(x + 6, y + 2, long - 12, 4, { fill: '#ffffff', opacity: 0.25, rx: 2 })
    );
  };
  const top = BASELINE - 4 * thick;
  return (
    shadow(rect(MIDDLE - 280, top + 40, 640, thick * 4 - 40, {}), 26, 0.3) +
    contact(MIDDLE - 330, 650) +
    upTo(4).map(spine).join('') +
    placedAt(
      MIDDLE + 150,
      top - 66,
      1.5,
      0,
      shadow(circle(10, 44, 40, {}), 6, 0.3) +
        ornament('pomegranate', { a: '#a3283b', b: '#7a1527', c: '#f0c9b5' }),
    )
  );
};
