import { chanceOf } from '../../server/kit/chance.ts';
import { element, ellipse, gradient, path, radial, rect, stroked, upTo } from './svg.ts';

/** Where everything stands, so that a row of pictures has one ground line. */
export const BASELINE = 1050;

/** Soft-edged shadow on the sheet: one filter for all of them. */
const blurs = [6, 14, 26]
  .map((deviation) =>
    element(
      'filter',
      { id: `blur${deviation}`, x: '-30%', y: '-30%', width: '160%', height: '160%' },
      element('feGaussianBlur', { stdDeviation: deviation }),
    ),
  )
  .join('');

const SHADOW = '#3b2a1c';

/** Blurs a shape into a shadow; `blur` is one of the filters of the sheet. */
export const shadow = (shape: string, blur: 6 | 14 | 26, opacity: number): string =>
  `<g filter="url(#blur${blur})" opacity="${opacity}" fill="${SHADOW}">${shape}</g>`;

/** The dark line where something touches the ground, longer to the right because the light comes from the left. */
export const contact = (x: number, width: number, y = BASELINE): string =>
  shadow(
    `<ellipse cx="${x + width * 0.54}" cy="${y - 2}" rx="${width * 0.53}" ry="11"/>`,
    6,
    0.42,
  ) +
  shadow(`<ellipse cx="${x + width * 0.62}" cy="${y + 4}" rx="${width * 0.6}" ry="26"/>`, 14, 0.26);

const shared = [
  blurs,
  gradient(
    'light',
    [0, 0, 1, 1],
    [
      [0, '#ffffff', 0.24],
      [0.38, '#ffffff', 0.03],
      [0.62, '#000000', 0.02],
      [1, '#1a0f08', 0.24],
    ],
  ),
  gradient(
    'round',
    [0, 0, 1, 0],
    [
      [0, '#1a0f08', 0.2],
      [0.14, '#ffffff', 0.12],
      [0.32, '#ffffff', 0.3],
      [0.52, '#ffffff', 0],
      [0.82, '#1a0f08', 0.2],
      [1, '#1a0f08', 0.38],
    ],
  ),
  gradient(
    'gutter',
    [0, 0, 1, 0],
    [
      [0, '#3b2a1c', 0],
      [0.6, '#3b2a1c', 0.06],
      [1, '#3b2a1c', 0.32],
    ],
  ),
  gradient(
    'floor',
    [0, 0, 0, 1],
    [
      [0, '#6b4a2e', 0],
      [0.2, '#6b4a2e', 0.1],
      [1, '#6b4a2e', 0.02],
    ],
  ),
  radial(
    'lamp',
    [0.24, 0.1, 0.95],
    [
      [0, '#ffffff', 0.72],
      [0.5, '#ffffff', 0.22],
      [1, '#ffffff', 0],
    ],
  ),
  radial(
    'corner',
    [0.3, 0.3, 1],
    [
      [0.55, '#5a3d24', 0],
      [1, '#5a3d24', 0.15],
    ],
  ),
].join('');

/** Fibres of the paper, barely to be seen. */
const fibres = (width: number, height: number, seed: number) => {
  const chance = chanceOf('fibre', seed);
  const d = upTo(46)
    .map(
      () =>
        `M${chance.whole(0, width)} ${chance.whole(0, height)}q${chance.whole(-14, 14)} ${chance.whole(-9, 9)} ${chance.whole(-26, 26)} ${chance.whole(-12, 12)}`,
    )
    .join('');
  return path(d, { ...stroked('#7a5a3a', 1.1), opacity: 0.13 });
};

/** The whole picture: a sheet of tinted paper under a lamp, and what stands on it. */
export const sheet = (
  { width, height, tint, seed }: { width: number; height: number; tint: string; seed: number },
  content: string,
): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    `<defs>${shared}</defs>`,
    rect(0, 0, width, height, { fill: tint }),
    rect(0, 0, width, height, { fill: 'url(#lamp)' }),
    rect(0, height * 0.8, width, height * 0.2, { fill: 'url(#floor)' }),
    rect(0, 0, width, height, { fill: 'url(#corner)' }),
    fibres(width, height, seed),
    content,
  );

/** A soft pool of shade under something seen from above. */
export const pool = (cx: number, cy: number, rx: number, ry: number) =>
  shadow(ellipse(cx + 18, cy + 22, rx, ry, {}), 26, 0.3);

/** Renames the ids that a drawing made for itself, so that two drawings can share a sheet. */
export const apart = (content: string, prefix: string): string =>
  content.replaceAll(
    /(id="|url\(#)(?!(?:blur\d+|light|round|floor|lamp|corner|gutter)[")])/g,
    `$1${prefix}`,
  );
