import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Drawing } from '../../server/db/schema.ts';
import { departmentDrawing, drawingOf } from '../../server/kit/pictures/drawing.ts';
import { rasterise } from '../../server/kit/pictures/rasterise.ts';
import { entryAt } from '../catalogue.ts';
import { draw } from './draw.ts';

/** One drawing of each motif (without its color and decoration) among the first 1,200 products. */
const oneOfEach = (): [string, Drawing][] => {
  const found = new Map<string, Drawing>();
  for (let index = 0; index < 1200; index++) {
    const { product, variations } = entryAt(index);
    for (const drawing of [...product.drawings, ...variations.map((row) => row.drawing)]) {
      if (!drawing) continue;
      const [name = '', ...details] = drawing.motif.split('/');
      const view = details.at(-1) ?? '';
      const key = ['detail', 'pair', 'boxed'].includes(view) ? `${name}, ${view}` : name;
      if (!found.has(key)) found.set(key, drawing);
    }
  }
  return [...found];
};

const departments = [
  'books',
  'gifts',
  'school',
  'digital-library',
  'gift-cards',
  'subscriptions',
  'services',
];

describe('drawings', () => {
  test.each([
    ...oneOfEach(),
    ...departments.map((index): [string, Drawing] => [
      `the department ${index}`,
      departmentDrawing({ index, name: index }),
    ]),
  ])('%s is a picture with something on it', async (_, drawing) => {
    const svg = draw(drawing);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    const wanted = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => `id="${id}"`);
    expect(wanted.filter((id) => !svg.includes(id))).toEqual([]);
    const { data, info } = await sharp(Buffer.from(svg), { density: 8 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const bare = await sharp(Buffer.from(draw({ ...drawing, motif: 'nothing' })), { density: 8 })
      .raw()
      .toBuffer();
    const changed = data.filter((channel, at) => Math.abs(channel - (bare[at] ?? 0)) > 24).length;
    expect(changed / data.length).toBeGreaterThan(0.04);
    expect(info.width / info.height).toBeCloseTo(drawing.width / drawing.height, 1);
  });

  test('every id in a picture is its own', () => {
    for (const motif of ['mug/clay/olive/pair', 'journal/olive/fig/boxed', 'department/books']) {
      const svg = draw(drawingOf({ motif, seed: 3, words: ['Harbor'], alt: '' }));
      const ids = [...svg.matchAll(/<clipPath id="([^"]+)"/g)].map(([, id]) => id);
      const ofWaves = ids.filter((id) => !id?.endsWith('waves'));
      expect(new Set(ofWaves).size, motif).toBe(ofWaves.length);
    }
  });

  test('the same drawing is the same picture, another seed another cover', () => {
    const wanted = {
      motif: 'cover/fiction',
      words: ['What the River Kept', 'Ruth Almog'],
      alt: '',
    };
    const first = drawingOf({ ...wanted, seed: 1 });
    expect(draw(first)).toBe(draw({ ...first }));
    expect(draw(first)).not.toBe(draw(drawingOf({ ...wanted, seed: 2 })));
  });

  test('Hebrew is set from right to left', () => {
    const width = (words: string[]) =>
      draw(drawingOf({ motif: 'cover/poetry', seed: 5, words, alt: '' }));
    expect(width(['גן של שקדים', 'רות אלמוג'])).not.toBe(width(['םידקש לש ןג', 'גומלא תור']));
  });
});

describe('files', () => {
  const cover = drawingOf({
    motif: 'cover/fiction',
    seed: 7,
    words: ['A Season of Almonds', 'Clara Sapir'],
    alt: '',
  });

  test.each(['avif', 'webp'] as const)('%s is small at the width asked for', async (format) => {
    const bytes = await rasterise(draw(cover), 480, format);
    const { width, height } = await sharp(bytes).metadata();
    expect({ width, height }).toEqual({ width: 480, height: 640 });
    expect(bytes.length).toBeLessThan(format === 'avif' ? 14_000 : 20_000);
  });
});
