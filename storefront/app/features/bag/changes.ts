import type { BagChange } from '@otzar/domain/availability';
import { type Bag, lineKey } from '@otzar/domain/bag';
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

function news({ kind, line: { title }, before, now }: BagChange): string {
  switch (kind) {
    case 'quantity':
      return now < before
        ? `${title}: only ${now} left, so your quantity was lowered from ${before}.`
        : `${title}: the quantity is now ${now}.`;
    case 'price':
      return `${title} is now ${formatUsd(now)} (was ${formatUsd(before)}).`;
    case 'returned':
      return `${title} is back in stock, and in your bag again.`;
    case 'unavailable':
      return `${title} is no longer available: it was moved to the sold-out items in your bag.`;
  }
}

/** The same of what is in the bag, a sentence each, for where its lines are not seen. */
export function newsOf(changes: BagChange[], bag: Pick<Bag, 'products' | 'unavailableCart'>) {
  const here = new Set([...bag.products, ...bag.unavailableCart].map(lineKey));
  return changes.filter(({ line }) => here.has(lineKey(line))).map(news);
}
