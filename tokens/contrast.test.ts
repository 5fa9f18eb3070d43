import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import catalogue from './dist/tokens.json' with { type: 'json' };

const colours = new Map(
  catalogue
    .filter((token) => token.type === 'color')
    .map((token) => [token.path.slice(1).join('.'), token]),
);

function colour(name: string) {
  const token = colours.get(name);
  if (!token) throw new Error(`No colour token is called ${name}`);
  return token;
}

const duties = [...colours].flatMap(([name, { contrast }]) =>
  (contrast?.against ?? []).map((ground) => ({
    name,
    ground,
    ratio: contrast?.ratio ?? Number.POSITIVE_INFINITY,
  })),
);

it('measures black on white as 21', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
});

it('gives every text colour and the focus ring a duty', () => {
  const named = [...colours.keys()].filter((name) => /^text\.|textOn$|^focus$/.test(name));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !colour(name).contrast)).toEqual([]);
});

/** What is asked of whoever wants more contrast: 7 of text of any size, and 4.5 of edges. */
const more = (ratio: number): number => (ratio < 4.5 ? 4.5 : 7);

describe.each(['more', 'moreDark'] as const)('%s contrast', (theme) => {
  it.each(duties)('$name has more than $ratio on $ground', ({ name, ground, ratio }) => {
    const reached = contrastRatio(colour(name)[theme], colour(ground)[theme]);
    expect(reached).toBeGreaterThanOrEqual(more(ratio));
  });
});

describe.each(['value', 'dark'] as const)('%s theme', (theme) => {
  it.each(duties)('$name reaches $ratio on $ground', ({ name, ground, ratio }) => {
    expect(contrastRatio(colour(name)[theme], colour(ground)[theme])).toBeGreaterThanOrEqual(ratio);
  });
});
