import { createHash } from 'node:crypto';
import { changeAt } from './picture.mjs';

/** @typedef {import('./picture.mjs').Picture} Picture */
/** Where something is in a picture, in its pixels. @typedef {{ x: number, y: number, width: number, height: number }} Region */
/** The pixels of a picture that changed: 1 for each that did. @typedef {{ marks: Uint8Array, width: number, region: Region }} Mask */
/** What `count` pixels were and are, as red, green and blue. @typedef {{ was: number[], is: number[], count: number }} Change */

/** Levels of a channel that are told as one: reduced pictures know no finer ones, and are to agree with whole ones. */
const LEVELS = 16;
/** How far a blend of two colours may lie from the line between them: letters are not blended evenly. */
const ASTRAY = 32;
/** By how much more than the whole a part may change: reduced pictures are rounded. */
const ROUNDED = 1.1;
/** The share of the changed pixels that may be left unexplained. */
const LEFT = 0.02;
/** How many changes of colour a difference may be made of; one of more is told by its shape. */
const MOST_COLORS = 4;
/** How many pairs of colours a change of colour makes where it blends with others; photographs have more when they move. */
const MOST_PAIRS = 20_000;

/** Marks the pixels that changed by more than `above`, and tells the smallest region that holds them. @returns {Mask} */
function maskOf(before, after, above) {
  const { width, height } = before;
  const marks = new Uint8Array(width * height);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let pixel = 0; pixel < marks.length; pixel += 1) {
    if (changeAt(before.pixels, after.pixels, pixel * 4) <= above) continue;
    marks[pixel] = 1;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  const region = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return { marks, width, region };
}

const colorAt = ({ pixels }, pixel) => pixels.readUIntBE(pixel * 4, 3);
const channelsOf = (color) => [color >> 16, (color >> 8) & 255, color & 255];

/** What became of what, each once; nothing where that is too much to tell. @returns {Change[] | undefined} */
function changesIn(before, after, { marks }) {
  const byColors = new Map();
  for (let pixel = 0; pixel < marks.length; pixel += 1) {
    if (!marks[pixel]) continue;
    const [was, is] = [colorAt(before, pixel), colorAt(after, pixel)];
    const known = byColors.get(was * 2 ** 24 + is);
    if (known) known.count += 1;
    else byColors.set(was * 2 ** 24 + is, { was: channelsOf(was), is: channelsOf(is), count: 1 });
    if (byColors.size > MOST_PAIRS) return undefined;
  }
  return [...byColors.values()];
}

const hex = (color) => `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
const coarse = (color) =>
  color.map((channel) => Math.min(255, Math.round(channel / LEVELS) * LEVELS));

/** A change of colour in few levels, or exactly, where it is too small for those. */
function nameOf({ was, is }) {
  const [from, to] = [hex(coarse(was)), hex(coarse(is))];
  return from === to ? `${hex(was)} → ${hex(is)}` : `${from} → ${to}`;
}

/** The change that most pixels made, by the commonest of those with its name. @param {Change[]} changes */
function commonest(changes) {
  const byName = new Map();
  for (const change of changes) {
    const known = byName.get(nameOf(change)) ?? { count: 0, change };
    const common = change.count > known.change.count ? change : known.change;
    byName.set(nameOf(change), { count: known.count + change.count, change: common });
  }
  return [...byName.values()].reduce((one, other) => (other.count > one.count ? other : one))
    .change;
}

const stepOf = ({ was, is }) => is.map((channel, at) => channel - was[at]);
const product = (one, other) => one.reduce((sum, channel, at) => sum + channel * other[at], 0);

/** Whether a change is a part of another one: at an edge a colour blends with what lies beside it. */
function isPartOf(change, whole) {
  const [part, all] = [stepOf(change), stepOf(whole)];
  const share = product(part, all) / product(all, all);
  if (share <= 0 || share > ROUNDED) return false;
  return part.every((channel, at) => Math.abs(channel - share * all[at]) <= ASTRAY);
}

const pixelsOf = (changes) => changes.reduce((sum, { count }) => sum + count, 0);

/** The changes of colour that explain nearly all of a difference; nothing where that takes many. @param {Change[]} changes */
function explainingChanges(changes) {
  const enough = pixelsOf(changes) * LEFT;
  const found = [];
  for (let left = changes; pixelsOf(left) > enough; ) {
    if (found.length === MOST_COLORS) return undefined;
    const most = commonest(left);
    found.push(most);
    left = left.filter((change) => change !== most && !isPartOf(change, most));
  }
  return found;
}

/** Whether one change takes back what another does: that is how something looks that moved. */
const areOpposite = (one, other) => isPartOf({ was: one.is, is: one.was }, other);

/** What lies to the left and right of a pixel in its row. */
function besides(pixel, width) {
  const x = pixel % width;
  return [...(x > 0 ? [pixel - 1] : []), ...(x < width - 1 ? [pixel + 1] : [])];
}

/**
 * Whether something came or went: along most of its edge the changed part has, before or after, the very colour of what
 * lies beside it unchanged.
 */
function cameOrWent(before, after, { marks, width }) {
  let edges = 0;
  let merged = 0;
  for (let pixel = 0; pixel < marks.length; pixel += 1) {
    if (!marks[pixel]) continue;
    for (const beside of besides(pixel, width)) {
      if (marks[beside]) continue;
      edges += 1;
      const ground = colorAt(before, beside);
      if (colorAt(before, pixel) === ground || colorAt(after, pixel) === ground) merged += 1;
    }
  }
  return merged > edges / 2;
}

/** The changed pixels' shape, the same wherever it lies in a picture. */
function shapeOf({ marks, width, region }) {
  const hash = createHash('sha256').update(`${region.width}×${region.height} `);
  for (let y = region.y; y < region.y + region.height; y += 1) {
    const start = y * width + region.x;
    hash.update(marks.subarray(start, start + region.width));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * What is alike in differences that one cause has: the colours that became others, where those explain the difference, and
 * otherwise its exact shape. It is careful, as what is alike is decided at once: a picture that shows one thing more than
 * others is not alike.
 * @param {Picture} before
 * @param {Picture} after of the same size
 * @param {number} above by how much a channel of a pixel must have changed for the pixel to count; one at least does
 * @returns {{ signature: string, region: Region }} `signature` is `#a02030 → #801020`, several with `, ` between them, or
 *   begins with `shape `
 */
export function signatureOf(before, after, above) {
  const mask = maskOf(before, after, above);
  const { region } = mask;
  const shape = () => ({ signature: `shape ${shapeOf(mask)}`, region });
  if (cameOrWent(before, after, mask)) return shape();
  const changes = changesIn(before, after, mask);
  const explaining = changes && explainingChanges(changes);
  if (!explaining) return shape();
  if (explaining.some((one) => explaining.some((other) => areOpposite(one, other)))) return shape();
  return { signature: explaining.map(nameOf).toSorted().join(', '), region };
}
