import type { Inks } from '../palette.ts';
import { circle, ellipse, group, path, placedAt, polar, stroked, upTo } from '../svg.ts';

/** A pointed leaf that grows to the right from 0, 0. */
const leaf = (length: number, width: number, fill: string, rib?: string) =>
  path(
    `M0 0C${length * 0.25} ${-width} ${length * 0.7} ${-width} ${length} 0C${length * 0.7} ${width * 0.8} ${length * 0.25} ${width * 0.8} 0 0Z`,
    { fill },
  ) + (rib ? path(`M3 0L${length * 0.85} 0`, stroked(rib, 1.1)) : '');

export const pomegranate = ({ a, b, c }: Inks) =>
  path('M-13 -27L-19 -49L-8 -41L0 -52L8 -41L19 -49L13 -27Z', { fill: b }) +
  path('M0 -31C23 -35 44 -15 42 10C40 34 19 48 0 48C-19 48 -40 34 -42 10C-44 -15 -23 -35 0 -31Z', {
    fill: a,
  }) +
  path('M2 -17C20 -15 30 4 24 22C16 37 -8 34 -16 17C-21 2 -14 -15 2 -17Z', { fill: c }) +
  [
    [-6, -4],
    [5, -8],
    [14, 0],
    [-8, 8],
    [3, 3],
    [14, 12],
    [-3, 18],
    [8, 22],
    [19, 6],
  ]
    .map(([x = 0, y = 0], at) =>
      ellipse(x, y, 4.2, 5.4, { fill: at % 3 ? a : b, transform: `rotate(${at * 37} ${x} ${y})` }),
    )
    .join('') +
  path('M-30 2C-30 -9 -24 -18 -16 -22', { ...stroked(c, 2.6), opacity: 0.55 });

export const olive = ({ a, b, c }: Inks) =>
  group(
    { transform: 'translate(0 9) scale(0.82)' },
    path('M0 52C-4 20 4 -14 -2 -50', stroked(b, 2.6)) +
      upTo(6)
        .map((pair) => {
          const y = 40 - pair * 16;
          const length = 38 - pair * 3;
          return (
            placedAt(0, y, 1, -38 + pair * 2, leaf(length, 8, pair % 2 ? a : b)) +
            placedAt(0, y - 6, 1, 218 - pair * 2, leaf(length, 8, pair % 2 ? b : a))
          );
        })
        .join('') +
      placedAt(-2, -46, 1, -92, leaf(24, 6, a)) +
      ellipse(12, 22, 6, 8, { fill: c, transform: 'rotate(20 12 22)' }) +
      ellipse(-13, 2, 6, 8, { fill: c, transform: 'rotate(-24 -13 2)' }) +
      ellipse(13, -16, 5.4, 7.2, { fill: c, transform: 'rotate(18 13 -16)' }),
  );

export const citrus = ({ a, b, c }: Inks) =>
  placedAt(24, -36, 1, -38, leaf(34, 11, b, c)) +
  placedAt(18, -40, 0.8, -130, leaf(34, 10, b, c)) +
  circle(0, 4, 42, { fill: a }) +
  circle(0, 4, 36.5, { fill: c }) +
  upTo(8)
    .map((part) =>
      placedAt(0, 4, 1, part * 45, path('M8 0L29.5 -9.6Q34.5 0 29.5 9.6Z', { fill: a })),
    )
    .join('');

export const fig = ({ a, b, c }: Inks) =>
  path(
    'M0 50C-2 38 -3 30 -6 24C-20 32 -36 26 -44 12C-32 12 -28 8 -24 2C-38 -2 -46 -16 -42 -30C-32 -22 -26 -20 -18 -18C-24 -32 -14 -46 0 -52C14 -46 24 -32 18 -18C26 -20 32 -22 42 -30C46 -16 38 -2 24 2C28 8 32 12 44 12C36 26 20 32 6 24C3 30 2 38 0 50Z',
    { fill: a },
  ) +
  path('M0 44L0 -38M0 16L-32 14M0 16L32 14M0 2L-32 -20M0 2L32 -20', stroked(c, 1.8)) +
  circle(0, 44, 3, { fill: b });

const petals = (count: number, length: number, width: number, fill: string) =>
  upTo(count)
    .map((petal) => placedAt(0, 0, 1, (petal * 360) / count - 90, leaf(length, width, fill)))
    .join('');

const rounded = (fill: string) =>
  upTo(5)
    .map((petal) =>
      placedAt(
        0,
        0,
        1,
        petal * 72 - 90,
        path('M0 0C4 -14 22 -18 27 -5C24 -2 24 2 27 5C22 18 4 14 0 0Z', { fill }),
      ),
    )
    .join('');

const stamens = (ink: string, radius: number) =>
  upTo(9)
    .map((at) => {
      const [x, y] = polar(radius, at * 40);
      return (
        path(`M0 0L${x.toFixed(1)} ${y.toFixed(1)}`, stroked(ink, 0.9)) +
        circle(x, y, 1.7, { fill: ink })
      );
    })
    .join('');

export const blossom = ({ a, b, c }: Inks) =>
  group(
    { transform: 'translate(1 6) scale(0.86)' },
    path('M-46 44C-22 30 -6 10 8 -8C18 -20 30 -30 46 -40', stroked(b, 3.4)) +
      path('M-10 14C-18 4 -26 -2 -36 -6M20 -20C20 -32 16 -40 10 -48', stroked(b, 2.2)) +
      [
        [6, 8, 1, 10],
        [-34, -8, 0.78, 40],
        [26, -24, 0.82, -14],
        [10, -46, 0.5, 30],
      ]
        .map(([x = 0, y = 0, size = 1, turn = 0]) =>
          placedAt(x, y, size, turn, rounded(a) + circle(0, 0, 5, { fill: c }) + stamens(c, 11)),
        )
        .join('') +
      circle(-22, 30, 4.4, { fill: a }) +
      circle(42, -36, 4, { fill: a }),
  );

const daisy = (size: number, petal: string, eye: string) =>
  group({ transform: `scale(${size})` }, petals(11, 21, 5, petal), circle(0, 0, 7, { fill: eye }));

export const wildflower = ({ a, b, c }: Inks) =>
  path('M0 54C2 26 -2 4 0 -22M0 40C-8 22 -20 12 -26 -2M0 46C10 30 20 22 27 10', stroked(b, 2.4)) +
  placedAt(0, 36, 1, -30, leaf(24, 6, b)) +
  placedAt(0, 28, 1, 208, leaf(24, 6, b)) +
  placedAt(0, -26, 1, 0, daisy(1, a, c)) +
  placedAt(-27, -6, 1, -20, daisy(0.68, c, a)) +
  placedAt(28, 6, 1, 20, daisy(0.72, a, c));

export const wheat = ({ a, b, c }: Inks) =>
  [-20, 0, 20]
    .map((lean, ear) =>
      group(
        { transform: `translate(${lean * 0.25} 52) rotate(${lean})` },
        path('M0 0L0 -92', stroked(b, 1.9)) +
          upTo(6)
            .map((pair) => {
              const y = -48 - pair * 8;
              return (
                placedAt(0, y, 1, -56, leaf(15, 4.6, ear === 1 ? a : c)) +
                placedAt(0, y, 1, 236, leaf(15, 4.6, ear === 1 ? a : c))
              );
            })
            .join('') +
          placedAt(0, -92, 1, -90, leaf(14, 4.4, ear === 1 ? a : c)),
      ),
    )
    .join('') + path('M-9 22L9 22M-8 27L8 27', stroked(a, 2.4));
