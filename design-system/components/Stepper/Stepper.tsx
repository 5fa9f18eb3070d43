import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import * as own from '#messages/components/Stepper';
import { Icon } from '../../foundations/icons/index.ts';
import { Link } from '../../foundations/link/index.ts';
import { useMessages } from '../../foundations/messages/index.ts';
import { variants } from '../../foundations/variants/index.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts';

type StepState = 'done' | 'current' | 'next';

export interface Step {
  /** What is chosen or done in it. */
  name: string;
  /** Where the shopper stands with it. */
  state: StepState;
  /** What was chosen, e.g. the school's name. */
  detail?: string;
  /** The way back to it. */
  href?: string;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What the steps lead to; the landmark's name. */
  label: string;
  /** In order. */
  steps: readonly Step[];
}

const states: Record<StepState, RuleSet> = {
  done: css`
    .mark {
      border-color: ${vars.color.text.accent};
      color: ${vars.color.text.accent};
    }

    + li::before {
      border-color: ${vars.color.text.accent};
    }
  `,
  current: css`
    color: ${vars.color.text.default};
    font-weight: ${vars.font.weight.medium};

    .mark {
      border-color: ${vars.color.accent.default};
      border-width: ${vars.border.thick};
      background: ${vars.color.accent.default};
      color: ${vars.color.accent.textOn};
    }
  `,
  next: css``,
};

const Root = styled.nav`
  ol {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }

  li {
    position: relative;
    display: grid;
    align-content: start;
    justify-items: center;
    gap: ${vars.space[1]};
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
    text-align: center;
    counter-increment: step;
  }

  /* The line to the step before it, from mark to mark. */
  li + li::before {
    content: '';
    position: absolute;
    inset-block-start: ${vars.space[4]};
    inset-inline: calc(-50% + ${vars.space[6]}) calc(50% + ${vars.space[6]});
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.strong};
  }

  .mark {
    display: grid;
    place-items: center;
    inline-size: ${vars.space[8]};
    block-size: ${vars.space[8]};
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.raised};
    font-weight: ${vars.font.weight.medium};
    font-variant-numeric: tabular-nums;
  }

  .mark:empty::before {
    content: counter(step);
  }

  .name {
    line-height: ${vars.font.lineHeight.heading};
    overflow-wrap: anywhere;
  }

  small {
    display: none;
    max-inline-size: 100%;
    font-size: inherit;
    line-height: ${vars.font.lineHeight.heading};
    overflow-wrap: anywhere;
  }

  .link {
    position: relative;
    color: inherit;
  }

  /* The whole step is as large as a thumb, and its words stay as small as they are. */
  .link::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${vars.space[10]}) calc(-1 * ${vars.space[4]}) calc(-1 * ${vars.space[2]});
  }

  .link:hover {
    color: ${vars.color.text.accent};
  }

  li {
    ${variants('data-state', states)}
  }

  @media ${media.desktop} {
    small {
      display: block;
      font-weight: ${vars.font.weight.regular};
    }
  }
`;

/** The few steps of a task: which are done, where the shopper stands, and the way back. */
export function Stepper({ label, steps, ...rest }: StepperProps) {
  const messages = useMessages('stepper', own);
  return (
    <Root aria-label={label} {...rest}>
      <ol>
        {steps.map(({ name, state, detail, href }) => (
          <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className="mark" aria-hidden="true">
              {state === 'done' && <Icon name="check" size="small" />}
            </span>
            <span className="name">
              {href && state === 'done' ? (
                <Link className="link" href={href}>
                  {name}
                </Link>
              ) : (
                name
              )}
              {state === 'done' && <VisuallyHidden>{messages.done}</VisuallyHidden>}
            </span>
            {detail && <small dir="auto">{detail}</small>}
          </li>
        ))}
      </ol>
    </Root>
  );
}
