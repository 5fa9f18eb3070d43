import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { replay } from '../../foundations/replay/index.ts';
import { variants } from '../../foundations/variants/index.ts';
import { Badge } from '../Badge/index.ts';
import { FieldError, useFieldIds } from '../Field/field-parts.tsx';
import { wrongEdge } from '../Field/index.ts';
import { optionCard } from './option-card.ts';

export interface RadioCard {
  /** What is sent when it is chosen. */
  value: string;
  /** Its accessible name. */
  title: string;
  /** What choosing it means. */
  description?: ReactNode;
  /** What sets it apart from the others, in a word or two: `Fastest`. */
  tag?: string | undefined;
  /** A word at the end of the card, such as its price. */
  aside?: string;
  /** Whether it cannot be chosen now; its description says why. */
  disabled?: boolean;
}

type LegendRank = 'field' | 'section';

export interface RadioCardsProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  /** What is asked. */
  legend: string;
  /** Whether it is asked like the label of a field, or like the heading of a section. */
  legendRank?: LegendRank;
  /** The group's name in the form that is sent. */
  name: string;
  /** The chosen card's value; one that no card has leaves all unchosen. */
  value: string;
  /** The cards, in this order. */
  options: readonly RadioCard[];
  /** Told the value of the card that is chosen. */
  onChange: (value: string) => void;
  /** What is wrong and what to do about it. */
  error?: string | undefined;
}

const legendRanks: Record<LegendRank, RuleSet> = {
  field: css`
    legend {
      margin-block-end: ${vars.space[2]};
    }
  `,
  section: css`
    legend {
      margin-block-end: ${vars.space[3]};
      font-family: ${vars.font.family.display};
      font-size: ${vars.font.size[2]};
    }
  `,
};

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[2]};
  legend {
    font-weight: ${vars.font.weight.medium};
  }
  ${variants('data-legend-rank', legendRanks)}
  label {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${vars.space[3]};
    align-items: center;
    min-block-size: ${vars.size.control};
    padding: ${vars.space[3]} ${vars.space[4]};
    cursor: pointer;
    &:hover {
      border-color: ${vars.color.text.default};
    }
    &:has(:disabled) {
      border-style: dashed;
      background: ${vars.color.surface.sunken};
      color: ${vars.color.text.muted};
      cursor: not-allowed;
    }
    ${optionCard}
  }
  &[data-wrong] label {
    ${wrongEdge}
  }
  input {
    inline-size: ${vars.size.icon};
    block-size: ${vars.size.icon};
    margin: 0;
    accent-color: ${vars.color.accent.default};
  }
  b {
    flex: 1 1 ${vars.space[20]};
    font-weight: ${vars.font.weight.medium};
  }
  label > .aside {
    margin-inline-start: auto;
  }
  small {
    flex-basis: 100%;
    padding-inline-start: calc(${vars.size.icon} + ${vars.space[3]});
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }
`;

/** One of a few, each with room to say what it means. */
export function RadioCards({
  legend,
  legendRank = 'field',
  name,
  value,
  options,
  onChange,
  error,
  ...rest
}: RadioCardsProps) {
  const { id, errorId, describedBy } = useFieldIds({ error });
  const enabled = options.filter(({ disabled }) => !disabled);
  // Whoever is led to the group comes to the card that Tab leads to; where there is none, to the group itself.
  const entry = enabled.find((option) => option.value === value) ?? enabled[0];
  return (
    <Group
      id={entry ? undefined : id}
      tabIndex={entry ? undefined : -1}
      data-legend-rank={legendRank}
      aria-describedby={describedBy}
      data-wrong={error ? '' : undefined}
      {...rest}
    >
      <legend>{legend}</legend>
      {options.map((option) => {
        const optionId = `${id}-${option.value}`;
        const described = [
          option.tag && `${optionId}-tag`,
          option.aside && `${optionId}-aside`,
          option.description && `${optionId}-description`,
        ].filter(Boolean);
        return (
          <label key={option.value}>
            <input
              ref={replay}
              id={option === entry ? id : undefined}
              type="radio"
              required
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${optionId}-title`}
              aria-describedby={described.join(' ') || undefined}
              disabled={option.disabled}
            />
            <b id={`${optionId}-title`}>{option.title}</b>
            {option.tag && <Badge id={`${optionId}-tag`}>{option.tag}</Badge>}
            {option.aside && (
              <span id={`${optionId}-aside`} className="aside">
                {option.aside}
              </span>
            )}
            {option.description && (
              <small id={`${optionId}-description`}>{option.description}</small>
            )}
          </label>
        );
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </Group>
  );
}
