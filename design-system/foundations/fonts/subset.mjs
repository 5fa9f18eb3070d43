import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const inHere = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What each face is cut from. All text is of one variable face; headings have one weight alone, in one file for all scripts. */
const sourceOf = {
  heebo: (script) => `@fontsource-variable/heebo/files/heebo-${script}-wght-normal.woff2`,
  'frank-ruhl-libre': () =>
    '@expo-google-fonts/frank-ruhl-libre/500Medium/FrankRuhlLibre_500Medium.ttf',
};

/**
 * The features of type that text here is set with: distances, ligatures, the places of points, and figures of one height or
 * width. Each further one brings letters in a second form.
 */
const keepFeatures = ['kern', 'liga', 'mark', 'mkmk', 'lnum', 'tnum'];

/** The weights that are used, of those from 100 to 900. */
const variationAxes = { wght: { min: 400, max: 700, default: 400 } };

/** Every character of a CSS `unicode-range`. @param {string} ranges @returns {string[]} */
export function charactersOf(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
}

/** The files that the two style sheets name, with their ranges. @returns {{ file: string, ranges: string }[]} */
export function namedFaces() {
  const css = ['fonts.css', 'more-fonts.css']
    .map((sheet) => readFileSync(inHere(sheet), 'utf8'))
    .join('');
  const face = /url\("\.\/files\/([\w-]+)\.woff2"\)[^}]*?unicode-range:\s*([^;]+);/g;
  return [...css.matchAll(face)].map(([, file, ranges]) => ({ file, ranges }));
}

/** Where the file of a face lies. @param {string} file its name there, without folder and ending */
export const pathOf = (file) => inHere(`files/${file}.woff2`);

/**
 * Cuts the file of a face out of what the package brings.
 * @param {{ file: string, ranges: string }} face as `namedFaces` tells
 * @returns {Promise<Buffer>} WOFF2
 */
export async function cutFace({ file, ranges }) {
  const [, family, script] = file.match(/^(heebo|frank-ruhl-libre)(?:-(.+?))??(?:-more)?$/);
  const source = readFileSync(fileURLToPath(import.meta.resolve(sourceOf[family](script))));
  return subsetFont(source, charactersOf(ranges).join(''), {
    targetFormat: 'woff2',
    keepFeatures,
    ...(family === 'heebo' && { variationAxes }),
  });
}
