import type { SupplyList as List } from '@otzar/contract/school';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { type SupplyItem, SupplyList } from '@otzar/design-system/widgets/school/SupplyList';
import { priceLabel, toUsd } from '@otzar/domain/money';
import { schoolYearText } from '@otzar/domain/school';
import { linesOf, lineTotal, listTotal, type SupplyLine } from '@otzar/domain/supply-list';
import type { ReactNode } from 'react';
import * as messages from '#messages/features/school';
import { paths } from '../../paths.ts';
import { usePrices } from '../../platform/prices.ts';
import { useShareLink } from './useShareLink.ts';
import { useTicks } from './useTicks.ts';

const itemOf = (line: SupplyLine, format: (usd: number) => string): SupplyItem => {
  const { product, swap, replaces, ...decided } = line;
  return {
    ...decided,
    title: product.title,
    hebTitle: product.heb_title ?? undefined,
    path: product.path,
    picture: product.image,
    max: product.max,
    price: priceLabel(product.price, format),
    total: format(toUsd(lineTotal(line))),
    swap: swap ? { title: swap.title, price: priceLabel(swap.price, format) } : undefined,
    replaces: replaces?.title,
  };
};

interface SupplyScreenProps {
  list: List;
  /** Whether it is being put in the bag, why it could not be, and what came of it. */
  buying: { busy: boolean; failure?: string; told?: ReactNode };
  /** Told what the list comes to, as ticked. */
  onAddAll: (lines: SupplyLine[]) => void;
}

/** What a school asks for, as this shopper ticked it. */
export function SupplyScreen({ list, buying, onAddAll }: SupplyScreenProps) {
  const { ticks, path, include, setQuantity, swap } = useTicks();
  const { onShare, ...share } = useShareLink(path);
  const { format } = usePrices();
  const { school } = list;
  const lines = linesOf(list.entries, ticks);
  const about = (id: number, change: (line: SupplyLine) => void) => {
    const line = lines.find((one) => one.id === id);
    if (line) change(line);
  };
  return (
    <SupplyList
      grade={list.grade}
      school={school.name}
      year={schoolYearText(list.year)}
      namesIn={school.lang === 'he' ? 'he' : undefined}
      items={lines.map((line) => itemOf(line, format))}
      total={format(toUsd(listTotal(lines)))}
      {...buying}
      {...share}
      otherwise={
        <ButtonLink href={paths.grades(school.id)}>{messages.chooseAnotherGrade}</ButtonLink>
      }
      onToggle={(id, included) => about(id, (line) => include(line, included))}
      onQuantity={(id, quantity) => about(id, (line) => setQuantity(line, quantity))}
      onSwap={(id, swapped) => about(id, (line) => swap(line, swapped))}
      onAddAll={() => onAddAll(lines)}
      onShare={() => void onShare()}
      onPrint={() => window.print()}
    />
  );
}
