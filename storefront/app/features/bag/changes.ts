import type { BagChange } from '@otzar/domain/availability';
import { type Bag, lineKey } from '@otzar/domain/bag';
import { formatUsd } from '@otzar/domain/money';
import * as messages from '#messages/features/bag';
import { titleOf } from '../../platform/titles.ts';

function sentence({ kind, line, before, now }: BagChange): string | undefined {
  switch (kind) {
    case 'quantity':
      return now < before ? messages.quantityLowered(now, before) : messages.quantityNow(now);
    case 'price':
      return messages.priceNow(formatUsd(now), formatUsd(before));
    case 'returned':
      return messages.backInStock(titleOf(line));
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
        ? messages.newsLowered(title, now, before)
        : messages.newsQuantity(title, now);
    case 'price':
      return messages.newsPrice(title, formatUsd(now), formatUsd(before));
    case 'returned':
      return messages.newsReturned(title);
    case 'unavailable':
      return messages.newsUnavailable(title);
  }
}

/** The same of what is in the bag, a sentence each, for where its lines are not seen. */
export function newsOf(changes: BagChange[], bag: Pick<Bag, 'products' | 'unavailableCart'>) {
  const here = new Set([...bag.products, ...bag.unavailableCart].map(lineKey));
  return changes.filter(({ line }) => here.has(lineKey(line))).map(news);
}
