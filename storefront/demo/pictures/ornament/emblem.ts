import { line } from '../lettering.ts';
import type { Inks } from '../palette.ts';
import { circle, path, placedAt, polar, rect, stroked, upTo } from '../svg.ts';

const starPath = (points: number, outer: number, inner: number) => {
  const corners = upTo(points * 2).map((corner) => {
    const [x, y] = polar(corner % 2 ? inner : outer, (corner * 180) / points - 90);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
};

export const star = ({ a, b, c }: Inks) =>
  path(starPath(8, 34, 13), { fill: a }) +
  circle(0, 0, 6, { fill: b }) +
  [
    [-38, -34, 3.4],
    [36, -40, 2.4],
    [42, 30, 3.2],
    [-36, 38, 2.6],
    [0, -48, 2],
    [4, 47, 2.2],
  ]
    .map(([x = 0, y = 0, r = 2]) => circle(x, y, r, { fill: c }))
    .join('');

export const sun = ({ a, b, c }: Inks) =>
  upTo(16)
    .map((ray) =>
      placedAt(
        0,
        0,
        1,
        ray * 22.5,
        path(ray % 2 ? 'M31 -3L44 0L31 3Z' : 'M30 -4.4L51 0L30 4.4Z', { fill: ray % 2 ? c : a }),
      ),
    )
    .join('') +
  circle(0, 0, 27, { fill: a }) +
  circle(0, 0, 20.5, stroked(b, 1.8)) +
  circle(0, 0, 13, { fill: b });

export const tile = ({ a, b, c }: Inks) =>
  rect(-50, -50, 100, 100, { fill: c }) +
  [0, 90, 180, 270]
    .map((turn) =>
      placedAt(
        0,
        0,
        1,
        turn,
        path('M-50 -50L-12 -50A38 38 0 0 1 -50 -12Z', { fill: a }) +
          path('M-50 -50L-30 -50A20 20 0 0 1 -50 -30Z', { fill: c }) +
          path('M0 -6C10 -18 10 -32 0 -44C-10 -32 -10 -18 0 -6Z', { fill: b }),
      ),
    )
    .join('') +
  path(starPath(4, 15, 6), { fill: a, transform: 'rotate(45)' });

export const waves = ({ a, b, c }: Inks) =>
  rect(-50, -50, 100, 100, { fill: c }) +
  [
    [0, -50],
    [-50, -25],
    [50, -25],
    [0, 0],
    [-50, 25],
    [50, 25],
    [0, 50],
    [-50, 75],
    [50, 75],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 47, { fill: c }) +
        circle(x, y, 46, stroked(a, 4)) +
        circle(x, y, 33, stroked(b, 4)) +
        circle(x, y, 20, stroked(a, 4)) +
        circle(x, y, 8, { fill: a }),
    )
    .join('');

export const bird = ({ a, b, c }: Inks) =>
  path(
    'M48 -9C38 -19 24 -19 13 -12C4 -30 -14 -44 -42 -47C-28 -35 -17 -21 -13 -4C-27 2 -40 12 -52 27C-37 20 -27 17 -17 16C-23 24 -27 34 -27 47C-13 31 -2 21 8 13C23 13 33 5 37 -4Z',
    { fill: a },
  ) +
  path('M13 -12C6 -6 -4 -2 -13 -4M8 13C2 12 -8 12 -17 16', stroked(c, 1.8)) +
  circle(27, -8, 2.2, { fill: b });

const alphabet = [...'אבגדהוזחטיכלמנסעפצקרשת'];
export const letter = ({ a, b }: Inks, at = 0) => {
  const sign = alphabet[at % alphabet.length] ?? 'א';
  return line(sign, { x: 0, y: 30, fill: at % 3 === 2 ? b : a }, { face: 'bookBold', size: 92 });
};

const house = (
  x: number,
  width: number,
  height: number,
  wall: string,
  dark: string,
  domed: boolean,
) =>
  rect(x, 46 - height, width, height, { fill: wall }) +
  (domed
    ? path(`M${x} ${46 - height}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${46 - height}Z`, {
        fill: wall,
      })
    : '') +
  path(`M${x + width / 2 - 3.5} ${62 - height}v-5a3.5 3.5 0 0 1 7 0v5Z`, { fill: dark }) +
  (height > 40
    ? path(`M${x + width / 2 - 3.5} ${80 - height}v-5a3.5 3.5 0 0 1 7 0v5Z`, { fill: dark })
    : '');

export const skyline = ({ a, b, c }: Inks) =>
  house(-50, 20, 46, b, c, false) +
  house(-14, 24, 60, a, c, true) +
  house(28, 22, 50, b, c, true) +
  house(-34, 22, 34, a, c, true) +
  house(8, 22, 38, b, c, false) +
  path('M-38 46C-42 20 -40 8 -37 0C-34 8 -32 20 -36 46Z', { fill: c }) +
  path('M26 46C22 24 24 12 27 4C30 12 32 24 28 46Z', { fill: c });
