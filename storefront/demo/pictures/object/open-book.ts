import type { Cover } from '../cover/cover.ts';
import { block, fitted, isHebrew } from '../lettering.ts';
import { ornament } from '../ornament/ornament.ts';
import { pool, shadow } from '../sheet.ts';
import { clipped, placedAt, rect, upTo } from '../svg.ts';
import { MIDDLE, toned } from './book.ts';

const page = (x: number, y: number, width: number, height: number, content: string) =>
  rect(x, y, width, height, { fill: '#fbf6ea' }) + content;

const bars = (x: number, y: number, width: number, rows: number, hebrew: boolean) =>
  upTo(rows)
    .map((at) => {
      const long = at === rows - 1 ? 0.46 : at % 6 === 5 ? 0.7 : 1;
      return rect(hebrew ? x + width * (1 - long) : x, y + at * 19, width * long, 4.6, {
        fill: '#4c4a46',
        opacity: 0.5,
      });
    })
    .join('');

/** The cover’s picture, whole, in the middle of a plate of its own color. */
const plateOf = (cover: Cover, cx: number, cy: number, width: number, height: number) => {
  const scale = Math.min(width / cover.width, height / cover.height);
  const [w, h] = [cover.width * scale, cover.height * scale];
  const [x, y] = [cx - w / 2, cy - h / 2];
  return clipped('plate', rect(x, y, w, h, {}), placedAt(x, y, scale, 0, cover.svg));
};

/** The book lying open at its first chapter. */
export const spread = (cover: Cover, title: string): string => {
  const hebrew = isHebrew(title);
  const wide = 384;
  const high = 560;
  const y = 440;
  const left = MIDDLE - wide;
  const heading = fitted(title, { width: 280, height: 90, largest: 40 }, { face: 'bookBold' });
  const opening = (x: number) =>
    page(
      x,
      y,
      wide,
      high,
      placedAt(
        x + wide / 2,
        y + 96,
        0.62,
        0,
        ornament('olive', { a: cover.colors.a, b: '#6b7440', c: '#c9983a' }),
      ) +
        block(heading, { x: x + wide / 2, y: y + 160, fill: '#1b2430' }, { face: 'bookBold' }) +
        bars(x + 50, y + 290, wide - 100, 12, hebrew),
    );
  const frontispiece = (x: number) =>
    page(
      x,
      y,
      wide,
      high,
      rect(x + 44, y + 52, wide - 88, high - 104, { fill: cover.colors.ground }) +
        plateOf(cover, x + wide / 2, y + high / 2, wide - 88, high - 104),
    );
  const plateX = hebrew ? MIDDLE : left;
  const openingX = hebrew ? left : MIDDLE;
  return (
    pool(MIDDLE, y + high - 60, wide, 120) +
    shadow(rect(left + 20, y + 26, wide * 2, high, {}), 14, 0.36) +
    rect(left - 9, y - 8, wide * 2 + 18, high + 16, {
      fill: toned(cover.colors.ground, 0.8),
      rx: 5,
    }) +
    upTo(3)
      .map((at) =>
        rect(left - 5 + at * 2, y + at * 2, wide * 2 + 10 - at * 4, high + 6 - at * 3, {
          fill: at % 2 ? '#e9dfca' : '#d9ccb1',
        }),
      )
      .join('') +
    frontispiece(plateX) +
    opening(openingX) +
    gutter(y, high)
  );
};

const gutter = (y: number, high: number) =>
  rect(MIDDLE - 70, y, 70, high, { fill: 'url(#gutter)' }) +
  rect(MIDDLE - 70, y, 70, high, {
    fill: 'url(#gutter)',
    transform: `translate(${MIDDLE * 2} 0) scale(-1 1)`,
    opacity: 0.7,
  });
