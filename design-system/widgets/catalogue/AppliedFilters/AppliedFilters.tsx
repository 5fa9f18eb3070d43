import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import * as messages from '#messages/widgets/catalogue/AppliedFilters';
import { Button } from '../../../components/Button/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { replay } from '../../../foundations/replay/index.ts';
import { variants } from '../../../foundations/variants/index.ts';
import type { AppliedFilter } from './applied-filter.ts';

type FiltersPlace = 'list' | 'notice';

export interface AppliedFiltersProps extends ComponentPropsWithRef<'section'> {
  /** In the order of the facets; with none it renders nothing. */
  filters: AppliedFilter[];
  /** Where they stand: above a list, or in the middle of what says that it is empty. */
  place?: FiltersPlace;
  /** Told which one is taken away. */
  onRemove: (filter: AppliedFilter) => void;
  /** Told that all are. */
  onClearAll: () => void;
}

const places: Record<FiltersPlace, RuleSet> = {
  list: css``,
  notice: css`
    ul {
      justify-content: center;
      margin-block-start: ${vars.space[4]};
    }
  `,
};

const Root = styled.section`
  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    min-inline-size: 0;
  }

  .chip {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space[2]};
    max-inline-size: 100%;
    min-block-size: ${vars.size.control};
    padding-block: ${vars.space[1]};
    padding-inline: ${vars.space[4]} ${vars.space[3]};
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.large};
    background: ${vars.color.surface.raised};
    color: ${vars.color.text.default};
    font-size: ${vars.font.size[-1]};
    line-height: ${vars.font.lineHeight.heading};
    text-align: start;
    cursor: pointer;
    transition: border-color ${vars.motion.duration.quick} ${vars.motion.easing.standard};
  }

  .chip:hover {
    border-color: ${vars.color.accent.default};
    color: ${vars.color.text.accent};
  }

  .chip > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .facet {
    color: ${vars.color.text.muted};
  }

  ${variants('data-place', places)}
`;

/** What a list is filtered by, as chips that take it away again. */
export function AppliedFilters({
  filters,
  place = 'list',
  onRemove,
  onClearAll,
  ...rest
}: AppliedFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <Root data-place={place} aria-label={messages.appliedFilters} {...rest}>
      <ul>
        {filters.map((filter) => (
          <li key={`${filter.key}=${filter.value}`}>
            <button
              ref={replay}
              type="button"
              className="chip"
              aria-label={messages.remove(filter.facet, filter.label)}
              onClick={() => onRemove(filter)}
            >
              <span>
                <bdi className="facet">{filter.facet}</bdi> <bdi>{filter.label}</bdi>
              </span>
              <Icon name="close" size="small" />
            </button>
          </li>
        ))}
        <li>
          <Button intent="quiet" onClick={onClearAll}>
            {messages.clearAll}
          </Button>
        </li>
      </ul>
    </Root>
  );
}
