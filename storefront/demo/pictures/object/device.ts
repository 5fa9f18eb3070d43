import type { Cover } from '../cover/cover.ts';
import { BASELINE, contact, shadow } from '../sheet.ts';
import { circle, clipped, path, placedAt, rect, stroked, upTo } from '../svg.ts';

const MIDDLE = 450;

const fitting = (cover: Cover, width: number, height: number) =>
  Math.max(width / cover.width, height / cover.height);

const screenOf = (
  cover: Cover,
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
) => {
  const scale = fitting(cover, width, height);
  return clipped(
    'screen',
    rect(x, y, width, height, { rx }),
    rect(x, y, width, height, { fill: cover.colors.ground }) +
      placedAt(x + (width - cover.width * scale) / 2, y, scale, 0, cover.svg),
  );
};

/** A case standing on the sheet with a reflection across its glass. */
const device = (x: number, y: number, width: number, height: number, fill: string, rx: number) =>
  shadow(rect(x + 36, y + 36, width, height - 30, { rx }), 26, 0.38) +
  contact(x, width) +
  rect(x, y, width, height, { fill, rx }) +
  rect(x, y, width, height, { fill: 'url(#light)', rx }) +
  rect(x + 2, y + 2, width - 4, height - 4, {
    ...stroked('#ffffff', 2),
    opacity: 0.25,
    rx: rx - 2,
  });

const glass = (x: number, y: number, width: number, height: number) =>
  path(`M${x} ${y}H${x + width * 0.62}L${x + width * 0.2} ${y + height}H${x}Z`, {
    fill: '#ffffff',
    opacity: 0.07,
  });

/** An e-book on a reader. */
export const reader = (cover: Cover): string => {
  const [x, y, w, h] = [MIDDLE - 300, BASELINE - 830, 600, 830];
  return (
    device(x, y, w, h, '#2a2f38', 40) +
    screenOf(cover, x + 38, y + 44, w - 76, h - 138, 8) +
    glass(x + 38, y + 44, w - 76, h - 138) +
    circle(MIDDLE, y + h - 46, 17, stroked('#7b828d', 3))
  );
};

/** An audiobook playing, with headphones round the telephone. */
export const audio = (cover: Cover): string => {
  const [x, y, w, h] = [MIDDLE - 210, BASELINE - 780, 420, 780];
  const art = w - 80;
  const wave = upTo(30).map((at) => {
    const high = 12 + Math.abs(Math.sin(at * 1.3) * 34 + Math.sin(at * 0.47) * 18);
    return rect(x + 44 + at * 11.2, y + 530 - high / 2, 5.4, high, {
      fill: at < 13 ? '#d9983a' : '#c9c2b4',
      rx: 2.7,
    });
  });
  const band = `M${MIDDLE - 292} ${BASELINE - 330}C${MIDDLE - 330} ${BASELINE - 1010} ${MIDDLE + 330} ${BASELINE - 1010} ${MIDDLE + 292} ${BASELINE - 330}`;
  const cup = (at: number, turn: number) =>
    placedAt(
      at,
      BASELINE - 262,
      1,
      turn,
      shadow(rect(-36, -82, 92, 190, { rx: 44 }), 14, 0.4) +
        rect(-46, -96, 92, 192, { fill: '#9b1b30', rx: 46 }) +
        rect(-30, -76, 60, 152, { fill: '#6d1021', rx: 30 }) +
        rect(-46, -96, 92, 192, { fill: 'url(#light)', rx: 46 }),
    );
  return (
    shadow(path(band, { ...stroked('#000000', 30), transform: 'translate(26 24)' }), 14, 0.3) +
    path(band, stroked('#2a3442', 30)) +
    path(band, { ...stroked('#6f7a88', 6), transform: 'translate(-3 -6)' }) +
    device(x, y, w, h, '#fbf8f1', 48) +
    screenOf(cover, x + 40, y + 56, art, art + 40, 12) +
    wave.join('') +
    circle(MIDDLE, y + 648, 44, { fill: '#1b2430' }) +
    path(`M${MIDDLE - 12} ${y + 626}L${MIDDLE + 24} ${y + 648}L${MIDDLE - 12} ${y + 670}Z`, {
      fill: '#fbf8f1',
    }) +
    [-104, 104]
      .map((dx) =>
        path(`M${MIDDLE + dx - 14} ${y + 632}l${dx < 0 ? -16 : 16} 16l${dx < 0 ? 16 : -16} 16`, {
          ...stroked('#55606c', 5),
          transform: `translate(${dx < 0 ? 14 : 14} 0)`,
        }),
      )
      .join('') +
    cup(MIDDLE - 282, 6) +
    cup(MIDDLE + 282, -6)
  );
};

/** A course on a laptop: its picture with a sign to play. */
export const lesson = (cover: Cover): string => {
  const [x, y, w, h] = [MIDDLE - 370, BASELINE - 590, 740, 520];
  return (
    shadow(rect(x + 30, y + 30, w, h, { rx: 20 }), 26, 0.34) +
    contact(x - 40, w + 80) +
    rect(x, y, w, h, { fill: '#2a2f38', rx: 24 }) +
    screenOf({ ...cover }, x + 24, y + 24, w - 48, h - 48, 6) +
    rect(x + 24, y + 24, w - 48, h - 48, { fill: '#1b2430', opacity: 0.16 }) +
    glass(x + 24, y + 24, w - 48, h - 48) +
    circle(MIDDLE, y + h / 2, 62, { fill: '#fbf8f1', opacity: 0.94 }) +
    path(
      `M${MIDDLE - 18} ${y + h / 2 - 32}L${MIDDLE + 36} ${y + h / 2}L${MIDDLE - 18} ${y + h / 2 + 32}Z`,
      { fill: '#9b1b30' },
    ) +
    rect(x + 48, y + h - 58, w - 96, 7, { fill: '#fbf8f1', opacity: 0.6, rx: 3 }) +
    rect(x + 48, y + h - 58, (w - 96) * 0.34, 7, { fill: '#d9983a', rx: 3 }) +
    path(
      `M${x - 50} ${BASELINE - 36}L${x + 10} ${y + h}H${x + w - 10}L${x + w + 50} ${BASELINE - 36}Z`,
      { fill: '#c9c6bf' },
    ) +
    path(
      `M${x + 30} ${BASELINE - 44}L${x + 62} ${y + h + 8}H${x + w - 62}L${x + w - 30} ${BASELINE - 44}Z`,
      { fill: '#a8a49c' },
    ) +
    rect(x - 50, BASELINE - 37, w + 100, 35, { fill: '#dedbd4', rx: 14 }) +
    rect(x - 50, BASELINE - 37, w + 100, 35, { fill: 'url(#light)', rx: 14 }) +
    rect(MIDDLE - 70, BASELINE - 37, 140, 9, { fill: '#b3afa7', rx: 4 })
  );
};
