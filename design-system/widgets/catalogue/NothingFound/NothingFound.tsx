import type { ComponentPropsWithRef } from 'react';
import * as messages from '#messages/widgets/catalogue/NothingFound';
import { EmptyState } from '../../../components/EmptyState/index.ts';
import { AppliedFilters, type AppliedFiltersProps } from '../AppliedFilters/index.ts';

export interface NothingFoundProps
  extends Omit<ComponentPropsWithRef<'section'>, 'title'>,
    Pick<AppliedFiltersProps, 'filters' | 'onRemove' | 'onClearAll'> {
  /** What was searched for, where words were. */
  words?: string;
}

function advice(filters: number, words?: string): string {
  if (filters > 1) return messages.takeOneAway;
  if (filters === 1) return messages.takeItAway;
  return words ? messages.otherWords : messages.restocking;
}

/** A list without a product: why, and what to take away so that there are some. */
export function NothingFound({ words, filters, onRemove, onClearAll, ...rest }: NothingFoundProps) {
  return (
    <EmptyState
      title={words ? <bdi>{messages.nothingFoundFor(words)}</bdi> : messages.nothingFound}
      icon="search"
      {...rest}
    >
      <p>{advice(filters.length, words)}</p>
      <AppliedFilters
        place="notice"
        filters={filters}
        onRemove={onRemove}
        onClearAll={onClearAll}
      />
    </EmptyState>
  );
}
