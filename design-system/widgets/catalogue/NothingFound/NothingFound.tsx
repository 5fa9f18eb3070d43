import type { ComponentPropsWithRef } from 'react';
import { EmptyState } from '../../../components/EmptyState/index.ts';
import { AppliedFilters, type AppliedFiltersProps } from '../AppliedFilters/index.ts';

export interface NothingFoundProps
  extends Omit<ComponentPropsWithRef<'section'>, 'title'>,
    Pick<AppliedFiltersProps, 'filters' | 'onRemove' | 'onClearAll'> {
  /** What was searched for, where words were. */
  words?: string;
}

function advice(filters: number, words?: string): string {
  if (filters > 1) return 'No product fits all of these filters at once. Take one away:';
  if (filters === 1) return 'No product fits this filter. Take it away to see the rest:';
  return words
    ? 'Check the spelling, try fewer words, or open one of the departments.'
    : 'We are restocking this shelf. Please look at another department.';
}

/** A list without a product: why, and what to take away so that there are some. */
export function NothingFound({ words, filters, onRemove, onClearAll, ...rest }: NothingFoundProps) {
  return (
    <EmptyState
      title={words ? <bdi>Nothing found for “{words}”</bdi> : 'Nothing found'}
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
