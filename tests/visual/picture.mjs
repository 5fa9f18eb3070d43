import sharp from 'sharp';

/**
 * A decoded picture: four bytes a pixel.
 * @typedef {{ width: number, height: number, pixels: Buffer }} Picture
 * What a browser drew, as its file; most are never read.
 * @typedef {{ file: Buffer, read: () => Promise<Picture> }} Drawing
 */

/**
 * How much may differ. Strict lets pass how a busy machine rounds the blend of a shadow, and nothing
 * that an eye could see.
 * Reduced pictures have so few levels that the next one may be a matter of rounding.
 * `step` is the change of a channel that nobody sees; `share` of the pixels may change by more, and
 * `pixels` may change at all.
 */
export const tolerances = {
  strict: { step: 10, share: 0, pixels: 75 },
  reduced: { step: 16, share: 0, pixels: 20 },
};

/**
 * @param {Buffer} file
 * @returns {Promise<Picture>}
 */
export async function decode(file) {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** The tallest picture that is kept, in px: no more fits into the files, and nobody looks further down. */
const TALLEST = 12_000;

/**
 * The top of a picture that is taller than any kept.
 * @param {Picture} picture
 * @returns {Picture}
 */
export function topOf(picture) {
  const { width, height, pixels } = picture;
  if (height <= TALLEST) return picture;
  return { width, height: TALLEST, pixels: pixels.subarray(0, width * TALLEST * 4) };
}

/** How many levels of a channel a reduced picture's pixel stands for: what is finer is the edges of letters. */
const LEVELS = 16;

/**
 * A picture in a smaller size, each pixel the mean of those it stands for, in fewer colours: a tenth of the file, in which
 * a wrong colour, place or shape shows as well.
 * @param {Picture} picture
 * @param {number} times by how much its width and its height are smaller
 * @returns {Promise<Picture>}
 */
export async function reduce({ width, height, pixels }, times) {
  const size = { width: Math.ceil(width / times), height: Math.ceil(height / times) };
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1)
    data[at] = Math.min(255, Math.round(data[at] / LEVELS) * LEVELS);
  return { width: info.width, height: info.height, pixels: data };
}

/**
 * The smallest file that still holds every pixel as it is: WebP without loss takes half of what PNG does.
 * @param {Picture} picture
 */
export const encode = ({ width, height, pixels }) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 4 })
    .toBuffer();

/** By how much a pixel changed: the most that any of its channels did. `at` is where its first byte lies. */
export const changeAt = (before, after, at) =>
  Math.max(
    Math.abs(before[at] - after[at]),
    Math.abs(before[at + 1] - after[at + 1]),
    Math.abs(before[at + 2] - after[at + 2]),
  );

const RED = [200, 0, 0, 255];

/** The picture faded, and in red what changed by more than `above`. */
function drawDifference(before, after, above) {
  const pixels = Buffer.alloc(before.pixels.length, 255);
  for (let at = 0; at < pixels.length; at += 4) {
    const changed = changeAt(before.pixels, after.pixels, at) > above;
    const faded = 200 + Math.round(before.pixels[at + 1] / 5);
    pixels.set(changed ? RED : [faded, faded, faded, 255], at);
  }
  return { ...before, pixels };
}

/**
 * Compares two pictures.
 * @param {Picture} before
 * @param {Picture} after
 * @param {{ step: number, share: number, pixels: number }} tolerance
 * @returns {{ same: boolean, different: number, above?: number, diff?: Picture }} `different` counts pixels; those that
 *   changed by more than `above` are what is refused, and what `diff` marks. Pictures of two sizes have neither.
 */
export function compare(before, after, { step, share, pixels }) {
  const { width, height } = before;
  if (width !== after.width || height !== after.height) {
    return { same: false, different: Math.max(width * height, after.width * after.height) };
  }
  if (before.pixels.equals(after.pixels)) return { same: true, different: 0 };
  let different = 0;
  let seen = 0;
  for (let at = 0; at < before.pixels.length; at += 4) {
    const change = changeAt(before.pixels, after.pixels, at);
    if (change > 0) different += 1;
    if (change > step) seen += 1;
  }
  const tooManySeen = seen > width * height * share;
  if (different <= pixels && !tooManySeen) return { same: true, different };
  // What nobody sees is marked only where there is too much of just that.
  const above = tooManySeen ? step : 0;
  return { same: false, different, above, diff: drawDifference(before, after, above) };
}
