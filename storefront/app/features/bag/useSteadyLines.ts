import type { BagLine } from '@otzar/contract/bag';
import { lineKey } from '@otzar/domain/bag';
import { useRef } from 'react';

/**
 * The same lines, each the very object it was before as long as nothing in it has changed. What a browser
 * keeps is read anew with every change, so that all of them would seem to be new.
 */
export function useSteadyLines(lines: BagLine[]): BagLine[] {
  const known = useRef(new Map<string, { text: string; line: BagLine }>());
  const steady = lines.map((line) => {
    const text = JSON.stringify(line);
    const before = known.current.get(lineKey(line));
    return before?.text === text ? before : { text, line };
  });
  known.current = new Map(steady.map((one) => [lineKey(one.line), one]));
  return steady.map(({ line }) => line);
}
