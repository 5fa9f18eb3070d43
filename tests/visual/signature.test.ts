import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decode, reduce, tolerances } from './picture.mjs';
import { signatureOf } from './signature.mjs';

const ACCENT = '#9b1b30';
const DARKER = '#5e0a18';

const drawn = (shapes: string, height = 160) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="${height}">
        <rect width="240" height="${height}" fill="#fbf8f3"/>${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer()
    .then(decode);

/** Two stories that one token colours: one as a ground with words on it, the other as a sign. */
const button = (fill: string, x = 20) =>
  drawn(
    `<rect x="${x}" y="20" width="160" height="60" rx="9" fill="${fill}"/>
     <path d="M60 50h40l20 9" stroke="#fff" stroke-width="3" fill="none"/>`,
  );
const badge = (fill: string, x = 120) =>
  drawn(`<circle cx="${x}" cy="60" r="40" fill="${fill}"/><path d="M0 100h240" stroke="#333"/>`);

const { step } = tolerances.strict;
type Drawn = Awaited<ReturnType<typeof drawn>>;
const signature = (before: Drawn, after: Drawn) => signatureOf(before, after, step).signature;

describe('the signature of a difference', () => {
  it('is the same where one colour became another, whatever has that colour', async () => {
    const ofButton = signature(await button(ACCENT), await button(DARKER));
    expect(ofButton).toBe('#a02030 → #601020');
    expect(signature(await badge(ACCENT), await badge(DARKER))).toBe(ofButton);
  });

  it('is the same in a reduced picture', async () => {
    const [before, after] = [await button(ACCENT), await button(DARKER)];
    expect(signature(await reduce(before, 4), await reduce(after, 4))).toBe(
      signature(before, after),
    );
  });

  it('is another one where the colour became a third', async () => {
    const before = await button(ACCENT);
    expect(signature(before, await button(DARKER))).not.toBe(
      signature(before, await button('#1b5fc9')),
    );
  });

  it('tells changes apart that are too small for few levels', async () => {
    const before = await button('#fbf8f4');
    const signatures = await Promise.all(
      ['#fbf8f2', '#f9f8f4'].map(async (fill) => signatureOf(before, await button(fill), 0)),
    );
    expect(signatures.map((one) => one.signature)).toEqual([
      '#fbf8f4 → #fbf8f2',
      '#fbf8f4 → #f9f8f4',
    ]);
  });

  it('is another one for a shift, in a reduced picture too, and alike for the same shift of the same thing', async () => {
    const [before, after] = [await badge(ACCENT), await badge(ACCENT, 123)];
    const shifted = signature(before, after);
    expect(shifted).toMatch(/^shape /);
    expect(signature(await reduce(before, 4), await reduce(after, 4))).toMatch(/^shape /);
    expect(signature(await badge(ACCENT, 90), await badge(ACCENT, 93))).toBe(shifted);
    expect(signature(await button(ACCENT), await button(ACCENT, 23))).not.toBe(shifted);
  });

  it('is that of its shape for a shift by less than a pixel, which only changes shades at the edges', async () => {
    const box = (x: number) =>
      drawn(`<rect x="${x}" y="20" width="160" height="60" fill="${ACCENT}"/>`);
    const [before, after] = [await reduce(await box(22), 4), await reduce(await box(23), 4)];
    expect(signature(before, after)).toMatch(/^shape /);
  });

  it('is that of its shape where something came or went', async () => {
    const nothing = await drawn('');
    expect(signature(await badge(ACCENT), await drawn('<path d="M0 100h240" stroke="#333"/>')))
      // What vanishes from two places has two causes, though both turn into paper.
      .not.toBe(signature(await drawn(`<rect width="60" height="30" fill="${ACCENT}"/>`), nothing));
  });

  it('is another one where a second thing is wrong beside the colour', async () => {
    const extra = '<rect x="190" y="120" width="30" height="30" fill="#1b5fc9"/>';
    const ground = (fill: string) => `<rect x="20" y="20" width="160" height="60" fill="${fill}"/>`;
    const before = await drawn(ground(ACCENT));
    const clean = signature(before, await drawn(ground(DARKER)));
    expect(signature(before, await drawn(ground(DARKER) + extra))).not.toBe(clean);
  });

  it('comes with the region that holds all of it', async () => {
    const before = await drawn('');
    const after = await drawn('<rect x="30" y="12" width="50" height="7" fill="#000"/>');
    expect(signatureOf(before, after, step).region).toEqual({ x: 30, y: 12, width: 50, height: 7 });
  });
});
