import type { Inks } from '../palette.ts';
import { circle, ellipse, path, placedAt, polar, stroked, upTo } from '../svg.ts';

const inks = (a: string, b: string, c: string): Inks => ({ a, b, c });

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** How far two colors are apart, 0 to 765. */
const distance = (one: string, other: string) => {
  const second = channels(other);
  return channels(one).reduce((sum, channel, at) => sum + Math.abs(channel - (second[at] ?? 0)), 0);
};

const eye = (x: number, y: number, r = 3.4) =>
  circle(x, y, r, { fill: '#1b2430' }) +
  circle(x - r * 0.3, y - r * 0.35, r * 0.3, { fill: '#fff' });

/** Standing on y = 40 and about 90 units wide. */
const shapes: Record<string, (inks: Inks) => string> = {
  Fox: ({ a, b, c }) =>
    path('M24 34C44 36 56 20 50 -4C60 18 56 46 26 42Z', { fill: a }) +
    path('M50 -4C57 6 57 16 53 24C50 14 48 6 50 -4Z', { fill: c }) +
    path('M-14 42C-20 16 -8 -2 6 -6C28 -2 34 24 28 42Z', { fill: a }) +
    path('M-4 42C-6 26 -2 12 4 6C12 14 12 30 10 42Z', { fill: c }) +
    path(
      'M-40 -50L-26 -30L6 -30L18 -50C24 -34 24 -22 18 -14L-10 10L-36 -14C-44 -22 -46 -34 -40 -50Z',
      { fill: a },
    ) +
    path('M-36 -14C-28 -18 -16 -12 -10 10C-4 -12 10 -18 18 -14L-10 10Z', { fill: c }) +
    eye(-22, -19) +
    eye(3, -19) +
    circle(-10, 8, 4, { fill: b }),
  Owl: ({ a, b, c }) =>
    path(
      'M0 -46C34 -46 40 -14 36 12C33 32 18 42 0 42C-18 42 -33 32 -36 12C-40 -14 -34 -46 0 -46Z',
      { fill: a },
    ) +
    path('M-33 -24L-36 -52L-14 -44ZM33 -24L36 -52L14 -44Z', { fill: a }) +
    ellipse(0, 18, 22, 22, { fill: c }) +
    upTo(9)
      .map((at) =>
        path(`M${-14 + (at % 3) * 14 - 5} ${8 + Math.floor(at / 3) * 9}q5 6 10 0`, stroked(b, 2)),
      )
      .join('') +
    circle(-15, -16, 15, { fill: c }) +
    circle(15, -16, 15, { fill: c }) +
    eye(-14, -15, 6.5) +
    eye(14, -15, 6.5) +
    path('M-5 -8L5 -8L0 4Z', { fill: b }) +
    path(
      'M-36 0C-44 16 -38 30 -28 36C-32 22 -32 10 -36 0ZM36 0C44 16 38 30 28 36C32 22 32 10 36 0Z',
      { fill: b },
    ),
  Whale: ({ a, b, c }) =>
    path(
      'M-50 8C-50 -20 -24 -30 0 -24C20 -18 30 -6 38 -8C36 -20 42 -28 52 -32C52 -24 54 -20 60 -18C56 -10 50 -4 46 4C42 26 20 40 -10 40C-36 40 -50 28 -50 8Z',
      { fill: a },
    ) +
    path('M-49 16C-36 24 -14 24 4 20C0 34 -12 40 -20 40C-38 38 -48 30 -49 16Z', { fill: c }) +
    path('M-40 23v12M-30 25v13M-20 25v14M-10 24v14', stroked(a, 1.6)) +
    eye(-33, 4, 3.6) +
    path('M-16 14C-8 28 4 30 12 26C10 18 2 12 -4 10Z', { fill: b }) +
    path('M-14 -30C-14 -42 -24 -46 -28 -40M-14 -30C-14 -44 -4 -48 0 -42', stroked(c, 3)),
  Hoopoe: ({ a, b, c }) =>
    upTo(6)
      .map((at) =>
        placedAt(
          12,
          -22,
          1,
          -150 + at * 22,
          path('M0 0C6 -5 20 -4 28 0C20 4 6 5 0 0Z', { fill: a }) + circle(28, 0, 3, { fill: b }),
        ),
      )
      .join('') +
    path(
      'M-30 42C-46 30 -40 2 -20 -8C-8 -14 -4 -34 12 -34C24 -34 28 -24 24 -16C22 -4 24 20 4 34Z',
      { fill: a },
    ) +
    path('M22 -26L52 -16L23 -18Z', { fill: b }) +
    path('M-34 30C-34 10 -20 0 -6 4C0 18 -8 32 -24 38Z', { fill: b }) +
    path('M-32 22L-6 10M-31 30L-5 20', stroked(c, 3.4)) +
    eye(14, -23, 3) +
    path('M-6 36L-8 44M4 33L4 44', stroked(b, 2.6)),
  Turtle: ({ a, b, c }) =>
    ellipse(-26, 34, 9, 7, { fill: c }) +
    ellipse(20, 34, 9, 7, { fill: c }) +
    path('M30 22C40 0 58 -2 58 10C58 24 44 30 30 30Z', { fill: c }) +
    path('M-44 32C-44 -22 34 -22 36 32Z', { fill: a }) +
    [
      [-4, -2, 11],
      [-24, 14, 8],
      [16, 14, 8],
      [-4, 22, 8],
    ]
      .map(([x = 0, y = 0, r = 8]) =>
        path(
          `M${x - r} ${y}l${r / 2} ${-r * 0.87}h${r}l${r / 2} ${r * 0.87}l${-r / 2} ${r * 0.87}h${-r}Z`,
          { fill: b },
        ),
      )
      .join('') +
    path('M-48 32H40', stroked(b, 5)) +
    eye(48, 8, 3),
  Hedgehog: ({ a, b, c }) =>
    upTo(13)
      .map((at) => {
        const [x, y] = polar(46, 180 + at * 13);
        return path(
          `M${(x * 0.72 - 6).toFixed(1)} ${(y * 0.72 + 26).toFixed(1)}L${x.toFixed(1)} ${(y + 28).toFixed(1)}L${(x * 0.72 + 6).toFixed(1)} ${(y * 0.72 + 22).toFixed(1)}Z`,
          { fill: b },
        );
      })
      .join('') +
    path('M-40 38C-44 -14 30 -18 34 20L34 38Z', { fill: a }) +
    path('M20 38C16 18 26 6 34 10C44 16 50 24 56 30C52 38 40 40 20 38Z', { fill: c }) +
    circle(56, 29, 4, { fill: '#1b2430' }) +
    eye(38, 20, 3) +
    upTo(8)
      .map((at) =>
        path(`M${-30 + (at % 4) * 14} ${8 + Math.floor(at / 4) * 13}l4 -7l4 7`, stroked(b, 2)),
      )
      .join('') +
    ellipse(-16, 40, 8, 4, { fill: c }) +
    ellipse(20, 40, 8, 4, { fill: c }),
  Cat: ({ a, b, c }) =>
    path('M26 38C50 38 56 14 44 0C40 -6 48 -12 52 -4C64 20 52 46 26 44Z', { fill: b }) +
    path('M-22 42C-28 10 -12 -8 4 -8C22 -8 34 14 28 42Z', { fill: a }) +
    path(
      'M-26 -50L-14 -36H12L24 -50C30 -34 30 -20 24 -10C14 4 -16 4 -26 -10C-32 -20 -32 -34 -26 -50Z',
      { fill: a },
    ) +
    path('M-23 -42L-16 -34L-25 -28ZM21 -42L14 -34L23 -28Z', { fill: c }) +
    eye(-12, -20, 3.8) +
    eye(10, -20, 3.8) +
    path('M-4 -12h6l-3 4Z', { fill: c }) +
    path('M-30 -12l-14 -3M-30 -8l-14 2M28 -12l14 -3M28 -8l14 2', stroked(b, 1.5)) +
    path('M-6 2v8M0 3v9M6 2v8', stroked(b, 2.6)) +
    ellipse(-8, 40, 8, 5, { fill: c }) +
    ellipse(12, 40, 8, 5, { fill: c }),
  Snail: ({ a, b, c }) =>
    path(
      'M-48 40C-52 30 -40 26 -30 28C-10 30 16 32 34 20C36 4 40 -10 48 -10C58 -10 56 8 52 20C46 36 30 42 -10 42Z',
      { fill: c },
    ) +
    path('M46 -8L40 -30M52 -8L58 -28', stroked(c, 3)) +
    circle(40, -31, 3.6, { fill: b }) +
    circle(58, -29, 3.6, { fill: b }) +
    circle(-6, 0, 33, { fill: a }) +
    path(
      'M-6 0C-2 -8 10 -4 8 6C4 18 -16 18 -22 4C-26 -14 -8 -26 8 -22C24 -18 30 0 22 14',
      stroked(b, 5),
    ) +
    eye(50, 4, 2.6),
  Elephant: ({ a, b, c }) =>
    path('M-34 42V6C-34 -26 -10 -34 10 -34C36 -34 44 -18 44 -2V42H26V24H-14V42Z', { fill: a }) +
    path(
      'M-14 -30C-46 -40 -60 -14 -50 2C-56 18 -54 34 -44 42C-36 40 -34 34 -38 28C-42 20 -38 10 -30 8Z',
      { fill: a },
    ) +
    path('M-14 -28C8 -34 14 -4 2 10C-10 12 -20 0 -20 -14Z', { fill: b }) +
    eye(-34, -8, 3.2) +
    path('M44 -4C52 2 52 12 50 20', stroked(b, 3)) +
    path('M-34 38h18M26 38h18', stroked(c, 5)) +
    path('M-40 10C-44 16 -50 14 -52 10', stroked(c, 4)),
  Fish: ({ a, b, c }) =>
    path('M-46 4C-34 -26 10 -34 30 -4L52 -24C48 -6 48 14 52 30L30 12C8 40 -34 32 -46 4Z', {
      fill: a,
    }) +
    path('M-14 -22C0 -40 18 -32 20 -14ZM-10 30C0 42 12 38 14 26Z', { fill: b }) +
    upTo(9)
      .map((at) =>
        path(`M${-10 + (at % 3) * 13} ${-10 + Math.floor(at / 3) * 11}q7 5 0 10`, stroked(c, 2.4)),
      )
      .join('') +
    path('M-22 -18C-14 -6 -14 12 -22 24', stroked(b, 2.6)) +
    eye(-32, -2, 4) +
    circle(-54, -22, 3, stroked(c, 1.6)) +
    circle(-48, -36, 4.6, stroked(c, 1.6)),
  Bear: ({ a, b, c }) =>
    circle(-20, -42, 10, { fill: a }) +
    circle(20, -42, 10, { fill: a }) +
    circle(-20, -42, 5, { fill: c }) +
    circle(20, -42, 5, { fill: c }) +
    path('M-34 42C-42 6 -24 -8 0 -8C24 -8 42 6 34 42Z', { fill: a }) +
    ellipse(0, 24, 18, 18, { fill: c }) +
    ellipse(0, -24, 30, 25, { fill: a }) +
    ellipse(0, -15, 14, 11, { fill: c }) +
    ellipse(0, -20, 5.4, 4, { fill: b }) +
    path('M0 -16v5M-6 -10q6 4 12 0', stroked(b, 2)) +
    eye(-13, -29) +
    eye(13, -29) +
    ellipse(-20, 40, 11, 6, { fill: b }) +
    ellipse(20, 40, 11, 6, { fill: b }),
  Hen: ({ a, b, c }) =>
    path(
      'M-46 -20C-54 8 -40 36 -8 36C24 36 34 12 30 -10C30 -26 22 -34 12 -34C0 -34 -2 -20 -6 -12C-16 -2 -34 -2 -46 -20Z',
      { fill: a },
    ) +
    path('M0 -32C0 -44 8 -44 10 -36C14 -46 22 -42 20 -34C26 -38 30 -32 26 -26Z', { fill: b }) +
    path('M29 -22L42 -16L29 -12Z', { fill: c }) +
    path('M28 -8C34 -4 32 4 28 6C24 2 24 -4 28 -8Z', { fill: b }) +
    path('M-32 2C-24 22 -2 24 8 8C-4 10 -18 8 -32 2Z', { fill: c }) +
    eye(18, -22, 3) +
    path('M-10 36v9M4 35v10', stroked(c, 3)),
};

/** Coats by animal: two of them, for a ground that is close to the first. */
const coats: Record<string, [Inks, Inks]> = {
  Fox: [inks('#cf6a32', '#2e2420', '#fbf1e0'), inks('#8f3326', '#2e2420', '#fbf1e0')],
  Owl: [inks('#7c5a44', '#3c2a22', '#f3e3c8'), inks('#b9a999', '#5d5049', '#fbf3e6')],
  Whale: [inks('#3f6a86', '#2a4860', '#eef0ea'), inks('#9fc0cf', '#4a7a92', '#fbf6ea')],
  Hoopoe: [inks('#d58a52', '#2a2624', '#fbf3e4'), inks('#8f4a2b', '#2a2624', '#fbf3e4')],
  Turtle: [inks('#5f7d45', '#3d5530', '#b9c77f'), inks('#3f7d6a', '#28564a', '#dbe2ad')],
  Hedgehog: [inks('#a5764f', '#4e3526', '#f0dcbd'), inks('#6d4a38', '#33221a', '#f3e3c8')],
  Cat: [inks('#2b2f3a', '#171a22', '#e9b7a4'), inks('#e0964f', '#8a5128', '#fbeeda')],
  Snail: [inks('#c4573f', '#7b2f28', '#f0cfa0'), inks('#7f6aa0', '#4c3d6b', '#f4e0bf')],
  Elephant: [inks('#8796a3', '#5f6d7a', '#f1e3d3'), inks('#6f6a78', '#4d4957', '#f6e6dc')],
  Fish: [inks('#d9673f', '#8e2f2a', '#fbe3b8'), inks('#3d8a94', '#215a66', '#fbe9c4')],
  Bear: [inks('#8a5a3c', '#3b261b', '#eccfa8'), inks('#5c3d2e', '#2a1b14', '#e8cba6')],
  Hen: [inks('#fbf4e6', '#c0313a', '#e5a93f'), inks('#b5683c', '#b0283a', '#f0c05a')],
};

/** The animals of picture books by name, each in a coat that stands out from the ground. */
export const animalOf = (name: string, ground: string): string | null => {
  const [first, second] = coats[name] ?? [];
  const coat = first && second && distance(first.a, ground) < 130 ? second : first;
  return coat ? (shapes[name]?.(coat) ?? null) : null;
};
