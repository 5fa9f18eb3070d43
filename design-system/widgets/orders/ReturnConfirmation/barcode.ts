/** The five elements of each digit in Interleaved 2 of 5: `w` is three times as wide as `n`. */
const digits = [
  'nnwwn',
  'wnnnw',
  'nwnnw',
  'wwnnn',
  'nnwnw',
  'wnwnn',
  'nwwnn',
  'nnnww',
  'wnnwn',
  'nwnwn',
] as const;

export interface Bar {
  /** Where it begins, in modules from the first bar. */
  start: number;
  /** How wide it is, in modules. */
  width: number;
}

const widthOf = (element: string | undefined) => (element === 'w' ? 3 : 1);

/** Bars and gaps in turn: of each two digits one is drawn in the bars, the other in the gaps. */
function elementsOf(code: string): string[] {
  const even = code.length % 2 === 0 ? code : `0${code}`;
  const pairs = even.match(/\d\d/g) ?? [];
  const drawn = pairs.flatMap((pair) => {
    const [bars, gaps] = [...pair].map((digit) => digits[Number(digit)] ?? '');
    return [...(bars ?? '')].flatMap((bar, index) => [bar, gaps?.[index] ?? 'n']);
  });
  return [...'nnnn', ...drawn, ...'wnn'];
}

/**
 * The bars of a code in Interleaved 2 of 5, which every parcel counter reads.
 * @param code digits; an odd number of them gets a zero before it
 */
export function barsOf(code: string): { bars: Bar[]; width: number } {
  const bars: Bar[] = [];
  let width = 0;
  for (const [index, element] of elementsOf(code).entries()) {
    if (index % 2 === 0) bars.push({ start: width, width: widthOf(element) });
    width += widthOf(element);
  }
  return { bars, width };
}
