import { readProductExamples } from '@otzar/contract/product.examples';
import { describe, expect, test } from 'vitest';
import { missingText, nearestVariation } from './choice.ts';

const mug = readProductExamples.variations;

describe('a choice that cannot be had', () => {
  const inkLarge = { Color: 'Ink', Size: 'Large' };
  const notMade = {
    ...mug,
    variation_infos: mug.variation_infos.filter(
      ({ options }) => options.Color !== 'Ink' || options.Size !== 'Large',
    ),
  };

  test('is named, whether sold out or not made', () => {
    expect(missingText(mug, inkLarge, 'Color')).toBe('Sold out in Large');
    expect(missingText(mug, inkLarge, 'Size')).toBe('Sold out in Ink');
    expect(missingText(notMade, inkLarge, 'Size')).toBe('Not made in Ink');
    expect(missingText(mug, { Color: 'Ink', Size: 'Small' }, 'Size')).toBe('');
  });

  test('with nothing else to choose names only the reason', () => {
    const [size] = mug.options.slice(-1);
    const alone = { options: size ? [size] : [], variation_infos: [] };
    expect(missingText(alone, { Size: 'Large' }, 'Size')).toBe('Not made');
  });

  test('leads to the nearest in stock, which keeps what was chosen last', () => {
    expect(nearestVariation(mug, inkLarge, 'Color')?.options).toEqual({
      Color: 'Ink',
      Size: 'Small',
    });
    expect(nearestVariation(mug, inkLarge, 'Size')?.options).toEqual({
      Color: 'Olive',
      Size: 'Large',
    });
  });

  test('leads nowhere where all is sold out', () => {
    const soldOut = { variation_infos: mug.variation_infos.map((one) => ({ ...one, max: 0 })) };
    expect(nearestVariation(soldOut, inkLarge)).toBeNull();
  });
});
