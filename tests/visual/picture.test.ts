import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compare, decode, encode, reduce, tolerances } from './picture.mjs';

const svg = (x: number, fill: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80">
        <rect width="120" height="80" fill="#fbf8f3"/>
        <rect x="${x}" y="20" width="40" height="30" rx="4" fill="${fill}"/>
      </svg>`,
    ),
  )
    .png()
    .toBuffer()
    .then(decode);

describe('the comparison of pictures', () => {
  it('finds a picture the same as itself, after it was kept', async () => {
    const picture = await svg(20, '#9b1b30');
    const kept = await decode(await encode(picture));
    expect(compare(kept, picture, tolerances.strict)).toMatchObject({ same: true, different: 0 });
  });

  it('sees a shift by one pixel', async () => {
    const before = await svg(20, '#9b1b30');
    const after = await svg(21, '#9b1b30');
    expect(compare(before, after, tolerances.strict).same).toBe(false);
  });

  it('lets pass what the same browser draws a shade apart, and no more of it', async () => {
    const before = await svg(20, '#9b1b30');
    const noisy = (count: number, by: number) => {
      const pixels = Buffer.from(before.pixels);
      for (let pixel = 0; pixel < count; pixel += 1) pixels[pixel * 4 + 2] = 243 - by;
      return { ...before, pixels };
    };
    expect(compare(before, noisy(50, 3), tolerances.strict).same).toBe(true);
    expect(compare(before, noisy(76, 3), tolerances.strict).same).toBe(false);
    expect(compare(before, noisy(1, 11), tolerances.strict).same).toBe(false);
  });

  it('sees a patch of nine by nine pixels that is hardly darker', async () => {
    const before = await svg(20, '#9b1b30');
    const pixels = Buffer.from(before.pixels);
    for (let row = 0; row < 9; row += 1)
      for (let column = 0; column < 9; column += 1) {
        const at = (row * before.width + column) * 4;
        for (const channel of [at, at + 1, at + 2])
          pixels.writeUInt8(pixels.readUInt8(channel) - 9, channel);
      }
    expect(compare(before, { ...before, pixels }, tolerances.strict).same).toBe(false);
  });

  it('sees in a reduced picture another colour of a small thing, a shift, and what is gone', async () => {
    const small = async (x: number, fill: string) => reduce(await svg(x, fill), 4);
    const before = await small(20, '#9b1b30');
    expect(before).toMatchObject({ width: 30, height: 20 });
    const differs = async (x: number, fill: string) =>
      !compare(before, await small(x, fill), tolerances.reduced).same;
    expect(await differs(20, '#9b1b30')).toBe(false);
    expect(await differs(20, '#801425')).toBe(true);
    expect(await differs(21, '#9b1b30')).toBe(true);
    expect(await differs(20, '#fbf8f3')).toBe(true);
  });

  it('sees a colour that changed by the least there is', async () => {
    const before = await svg(20, '#9b1b30');
    const after = await svg(20, '#9b1b31');
    expect(compare(before, after, tolerances.strict).same).toBe(false);
  });

  it('sees another size', async () => {
    const before = await svg(20, '#9b1b30');
    const after = { width: 60, height: 80, pixels: before.pixels.subarray(0, 60 * 80 * 4) };
    expect(compare(before, after, tolerances.strict).same).toBe(false);
  });

  it('keeps every pixel of a picture with many colours', async () => {
    const pixels = Buffer.from(
      Array.from({ length: 32 * 32 }, (_, at) => [at % 256, at >> 2, 90, 255]).flat(),
    );
    const picture = { width: 32, height: 32, pixels };
    expect((await decode(await encode(picture))).pixels.equals(pixels)).toBe(true);
  });

  describe('draws the difference', () => {
    /** The picture with other values of blue in its first pixels: one too much by each of `steps`. */
    const bluer = async (steps: number[]) => {
      const before = await svg(20, '#9b1b30');
      const pixels = Buffer.from(before.pixels);
      for (const [pixel, by] of steps.entries()) pixels[pixel * 4 + 2] = 243 - by;
      return { before, after: { ...before, pixels } };
    };
    const marked = (diff: { pixels: Buffer } | undefined) =>
      Array.from({ length: (diff?.pixels.length ?? 0) / 4 }, (_, pixel) => pixel).filter(
        (pixel) => diff?.pixels[pixel * 4 + 1] === 0,
      );

    it('in only those pixels that the tolerance refuses', async () => {
      const { before, after } = await bluer([3, 11, 10, 12]);
      const { diff, different } = compare(before, after, tolerances.strict);
      expect(marked(diff)).toEqual([1, 3]);
      expect(different).toBe(4);
    });

    it('in all that changed, where it is too many that are refused', async () => {
      const { before, after } = await bluer(Array.from({ length: 76 }, () => 3));
      expect(marked(compare(before, after, tolerances.strict).diff)).toHaveLength(76);
    });
  });
});
