import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/account/PlanChooser';
import { FieldError, useFieldIds } from '../../../components/Field/field-parts.tsx';
import { wrongEdge } from '../../../components/Field/index.ts';
import { PlanCard, type PlanCardProps } from '../PlanCard/index.ts';

type Plan = Pick<
  PlanCardProps,
  'value' | 'name' | 'price' | 'frequency' | 'includes' | 'badge' | 'picture' | 'soldOut'
>;

export interface PlanChooserProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange'> {
  /** What is asked. */
  legend?: string;
  /** The chosen plan's; empty leaves all unchosen. */
  value: string;
  /** In the order they are offered. */
  plans: readonly Plan[];
  /** What is wrong and what to do about it. */
  error?: string;
  /** Told the value of the plan that is chosen. */
  onChange: (value: string) => void;
}

const Group = styled.fieldset`

  legend {
    margin-block-end: ${vars.space[4]};
    padding: 0;
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[2]};
    font-weight: ${vars.font.weight.medium};
  }

  .plans {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${vars.size.sidebar}), 1fr));
    gap: ${vars.space[4]};
  }

  &[data-wrong] .plan {
    ${wrongEdge}
  }

  .error:not(:empty) {
    margin-block-start: ${vars.space[2]};
  }
`;

/** The plans of a subscription, side by side where there is room. */
export function PlanChooser({
  legend = messages.choosePlan,
  value,
  plans,
  error,
  onChange,
  ...rest
}: PlanChooserProps) {
  const { id, errorId, describedBy } = useFieldIds({ error });
  const offered = plans.filter(({ soldOut }) => !soldOut);
  // Whoever is led to the choice comes to the plan that Tab leads to; where there is none, to the choice itself.
  const entry = offered.find((plan) => plan.value === value) ?? offered[0];
  return (
    <Group
      id={entry ? undefined : id}
      tabIndex={entry ? undefined : -1}
      aria-describedby={describedBy}
      data-wrong={error ? '' : undefined}
      {...rest}
    >
      <legend>{legend}</legend>
      <div className="plans">
        {plans.map((plan) => (
          <PlanCard
            key={plan.value}
            className="plan"
            {...plan}
            inputId={plan === entry ? id : undefined}
            group="plan"
            chosen={plan.value === value}
            onChoose={() => onChange(plan.value)}
          />
        ))}
      </div>
      {plans.length === 0 && <div>{messages.noPlan}</div>}
      <FieldError className="error" id={errorId}>
        {error}
      </FieldError>
    </Group>
  );
}
