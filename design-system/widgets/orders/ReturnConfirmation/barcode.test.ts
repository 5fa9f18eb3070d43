import { expect, it } from 'vitest';
import { barsOf } from './barcode.ts';

/** The bars as widths and the gaps between them, as a scanner sees them. */
function scanned(code: string) {
  const { bars, width } = barsOf(code);
  return bars
    .flatMap((bar, index) => {
      const next = bars[index + 1]?.start ?? width;
      return [bar.width, next - bar.start - bar.width];
    })
    .slice(0, -1)
    .join('');
}

it('draws start, digits and stop as Interleaved 2 of 5 asks', () => {
  // 1 is wnnnw in the bars, 2 is nwnnw in the gaps.
  expect(scanned('12')).toBe(`${'1111'}${'3113111133'}${'311'}`);
});

it('puts a zero before an odd number of digits', () => {
  expect(scanned('712')).toBe(scanned('0712'));
});

it('gives every pair of digits the same width', () => {
  expect(barsOf('00').width).toBe(barsOf('94').width);
});
