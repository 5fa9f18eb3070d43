import type { BagLine } from '@otzar/contract/bag';
import type { ListedLine } from '@otzar/design-system/widgets/bag/LineList';
import { lineKey } from '@otzar/domain/bag';
import { lineExtras } from '@otzar/domain/line-extras';
import { priceLabel, toUsd } from '@otzar/domain/money';
import { subtotalCents } from '@otzar/domain/totals';
import type { Prices } from './price-format.ts';
import { titleOf } from './titles.ts';

/** A line of a bag as it is read in a list, with what the whole line comes to. */
export function listedLine(line: BagLine, { both, about }: Prices): ListedLine {
  const total = toUsd(subtotalCents([line]));
  return {
    key: lineKey(line),
    title: titleOf(line),
    detail: line.variation || undefined,
    extras: lineExtras(line, both),
    quantity: line.quantity,
    total: priceLabel(total),
    about: total > 0 ? about?.(total) : undefined,
    picture: line.image,
  };
}
