import type { Inks } from '../palette.ts';
import { circle, ellipse, path, rect, stroked, upTo } from '../svg.ts';

/** Things that titles speak of, around 0, 0 within 50 units; `a` is the color that the title names. */
export const belongings: Record<string, (inks: Inks) => string> = {
  Umbrella: ({ a, b, c }) =>
    path('M0 -36V38C0 50 -16 50 -16 40', stroked(b, 4)) +
    path(
      'M-50 4C-46 -30 -22 -40 0 -40C22 -40 46 -30 50 4C42 -4 34 -4 25 4C17 -5 8 -5 0 4C-8 -5 -17 -5 -25 4C-34 -4 -42 -4 -50 4Z',
      { fill: a },
    ) +
    path('M0 -40C-14 -30 -22 -16 -25 4M0 -40C14 -30 22 -16 25 4M0 -40V4', stroked(c, 1.8)) +
    path('M0 -48V-38', stroked(b, 4)),
  Suitcase: ({ a, b, c }) =>
    path('M-16 -26V-38H16V-26', stroked(b, 5)) +
    rect(-46, -26, 92, 62, { fill: a, rx: 8 }) +
    rect(-30, -26, 9, 62, { fill: b }) +
    rect(21, -26, 9, 62, { fill: b }) +
    rect(-46, 0, 92, 3, { fill: c }) +
    rect(-29, -4, 7, 11, { fill: c }) +
    rect(22, -4, 7, 11, { fill: c }) +
    circle(2, 20, 8, stroked(c, 2)),
  Piano: ({ a, b, c }) =>
    path('M-44 42V-34C-44 -40 -40 -42 -34 -42H34C40 -42 44 -40 44 -34V42H36V20H-36V42Z', {
      fill: a,
    }) +
    rect(-48, 2, 96, 12, { fill: c }) +
    upTo(12)
      .map((at) => rect(-44 + at * 7.6, 2, 3.4, 7, { fill: b }))
      .join('') +
    rect(-20, -30, 40, 24, { fill: c }) +
    path('M-14 -22h28M-14 -17h28M-14 -12h20', stroked(b, 1.4)),
  Radio: ({ a, b, c }) =>
    path('M18 -28L34 -50', stroked(b, 3)) +
    rect(-46, -28, 92, 64, { fill: a, rx: 12 }) +
    circle(-20, 4, 21, { fill: b }) +
    upTo(5)
      .map((at) => path(`M-36 ${-6 + at * 5}h32`, stroked(c, 1.8)))
      .join('') +
    rect(10, -16, 28, 14, { fill: c, rx: 2 }) +
    path('M22 -16v14', stroked(b, 2)) +
    circle(16, 18, 7, { fill: c }) +
    circle(34, 18, 7, { fill: c }),
  Coat: ({ a, b, c }) =>
    path('M-8 -44C-12 -52 6 -54 4 -44', stroked(b, 3)) +
    path('M-12 -40L12 -40L34 -28L46 14L34 18L26 -4L28 46H-28L-26 -4L-34 18L-46 14L-34 -28Z', {
      fill: a,
    }) +
    path('M-12 -40L0 -16L12 -40L20 -34L2 0V46H-2V0L-20 -34Z', { fill: b }) +
    [8, 20, 32].map((y) => circle(9, y, 2.6, { fill: c })).join('') +
    path('M-22 22h12M22 22h-6', stroked(c, 2.4)),
  Kettle: ({ a, b, c }) =>
    path('M-24 -22C-24 -48 24 -48 24 -22', stroked(b, 5)) +
    path('M30 4C44 2 42 -16 52 -18', stroked(a, 9)) +
    path('M-36 40C-44 2 -22 -22 0 -22C22 -22 44 2 36 40Z', { fill: a }) +
    ellipse(0, -22, 18, 5, { fill: b }) +
    circle(0, -29, 5, { fill: b }) +
    path('M-28 26C-30 8 -20 -6 -10 -10', stroked(c, 3)) +
    rect(-38, 38, 76, 5, { fill: b }),
  Balcony: ({ a, b, c }) =>
    path('M-24 16V-20A24 24 0 0 1 24 -20V16Z', { fill: b }) +
    path('M0 -44V16M-24 -14H24', stroked(c, 2.4)) +
    path('M-48 16H48V22H-48Z', { fill: a }) +
    upTo(9)
      .map((at) =>
        path(
          `M${-44 + at * 11} 20C${-38 + at * 11} 28 ${-50 + at * 11} 34 ${-44 + at * 11} 42`,
          stroked(a, 2.4),
        ),
      )
      .join('') +
    rect(-48, 42, 96, 5, { fill: a }) +
    circle(-36, 10, 7, { fill: c }) +
    circle(-28, 8, 6, { fill: a }) +
    circle(36, 9, 7, { fill: c }),
  Tram: ({ a, b, c }) =>
    path('M-10 -50L0 -38L10 -50', stroked(b, 2.4)) +
    path('M-42 -34C-42 -38 -38 -38 -34 -38H34C38 -38 42 -38 42 -34V32H-42Z', { fill: a }) +
    rect(-36, -26, 20, 24, { fill: c, rx: 3 }) +
    rect(-10, -26, 20, 24, { fill: c, rx: 3 }) +
    rect(16, -26, 20, 24, { fill: c, rx: 3 }) +
    rect(-42, 4, 84, 5, { fill: c }) +
    circle(-28, 19, 5, { fill: c }) +
    circle(28, 19, 5, { fill: c }) +
    rect(-46, 32, 92, 6, { fill: b }) +
    path('M-54 46H54', stroked(b, 3)) +
    circle(-20, 41, 5, { fill: b }) +
    circle(20, 41, 5, { fill: b }),
  Key: ({ a, b, c }) =>
    circle(0, -26, 20, stroked(a, 8)) +
    circle(0, -26, 9, stroked(b, 2)) +
    rect(-4, -6, 8, 54, { fill: a }) +
    path('M4 48H22V36H15V30H4ZM4 24H16V16H4Z', { fill: a }) +
    circle(0, -48, 4, { fill: c }) +
    rect(-7, -6, 14, 5, { fill: b }),
  Door: ({ a, b, c }) =>
    path('M-34 46V-16A34 34 0 0 1 34 -16V46Z', { fill: b }) +
    path('M-26 46V-14A26 26 0 0 1 26 -14V46Z', { fill: a }) +
    path('M0 -40V46', stroked(b, 2)) +
    rect(-20, 6, 14, 30, stroked(c, 1.8)) +
    rect(6, 6, 14, 30, stroked(c, 1.8)) +
    path('M-20 -2V-14A20 20 0 0 1 -6 -32V-2ZM20 -2V-14A20 20 0 0 0 6 -32V-2Z', stroked(c, 1.8)) +
    circle(5, 14, 2.6, { fill: c }) +
    rect(-42, 45, 84, 5, { fill: b }),
  Lamp: ({ a, b, c }) =>
    path('M-20 -44H20L38 2H-38Z', { fill: a }) +
    path('M-38 2L-48 46H48L38 2Z', { fill: c, opacity: 0.35 }) +
    path('M0 2V40', stroked(b, 5)) +
    ellipse(0, 42, 24, 6, { fill: b }) +
    path('M22 2V16', stroked(b, 1.8)) +
    circle(22, 18, 2.6, { fill: b }) +
    path('M-27 -26H27', stroked(c, 2)),
  Kite: ({ a, b, c }) =>
    path('M4 22C14 34 -6 40 4 50', stroked(b, 2)) +
    path('M0 -52L34 -14L4 24L-30 -14Z', { fill: a }) +
    path('M0 -52L4 24L-30 -14Z', { fill: b }) +
    path('M-30 -14H34', stroked(c, 2)) +
    path('M-2 34l12 -4v8ZM0 46l12 -4v8Z', { fill: c }),
  Boat: ({ a, b, c }) =>
    path('M-46 18H46C42 34 34 40 24 40H-24C-34 40 -42 34 -46 18Z', { fill: a }) +
    path('M0 14V-50', stroked(b, 3.4)) +
    path('M4 -46C26 -34 36 -12 38 10H4Z', { fill: c }) +
    path('M-4 -34C-18 -26 -28 -8 -30 10H-4Z', { fill: b }) +
    path('M-54 46q9 -7 18 0t18 0t18 0t18 0t18 0t18 0', stroked(b, 3)),
};

/** The color that a title names for its thing. */
export const namedColors: [RegExp, string][] = [
  [/\bblue\b/i, '#2f5d9b'],
  [/\bgreen\b/i, '#5d7a3c'],
  [/\bred\b/i, '#b0283a'],
  [/\byellow\b/i, '#dfab3a'],
];
