import type { BagChange } from '@otzar/domain/availability';
import { lineKey } from '@otzar/domain/bag';
import { formatUsd } from '@otzar/domain/money';

function sentence({ kind, line, before, now }: BagChange): string | undefined {
  switch (kind) {
    case 'quantity':
      return now < before
        ? `Only ${now} left: we lowered the quantity from ${before}.`
        : `The quantity is now ${now}.`;
    case 'price':
      return `The price is now ${formatUsd(now)}; it was ${formatUsd(before)}.`;
    case 'returned':
      return `Back in stock: ${line.title} is in your bag again.`;
    case 'unavailable':
      return undefined;
  }
}

/** What happened to each line since the shopper last looked, in words, by line key. */
export function notesByLine(changes: BagChange[]): Map<string, string[]> {
  const notes = new Map<string, string[]>();
  for (const change of changes) {
    const text = sentence(change);
    const key = lineKey(change.line);
    if (text) notes.set(key, [...(notes.get(key) ?? []), text]);
  }
  return notes;
}
