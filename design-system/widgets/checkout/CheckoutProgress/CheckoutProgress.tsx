import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import * as messages from '#messages/widgets/checkout/CheckoutProgress';
import { Link } from '../../../foundations/link/index.ts';
import { variants } from '../../../foundations/variants/index.ts';

type ProgressAlignment = 'middle' | 'start';

export interface CheckoutProgressProps extends ComponentPropsWithRef<'nav'> {
  /** In order; a step that is done and has an `href` can be gone back to. */
  steps: { name: string; state: 'done' | 'current' | 'next'; href?: string }[];
  /** Whether it stands in the middle by itself, or begins where the title above it begins. */
  align?: ProgressAlignment;
}

const alignments: Record<ProgressAlignment, RuleSet> = {
  middle: css`
    ol {
      justify-content: center;
    }
  `,
  start: css`
    ol {
      justify-content: start;
    }
  `,
};

const Progress = styled.nav`
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }

  li {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    min-inline-size: 0;
    min-block-size: ${vars.size.control};
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
    overflow-wrap: anywhere;
    counter-increment: step;
  }

  ${variants('data-align', alignments)}

  li + li::before {
    content: '';
    flex: none;
    inline-size: clamp(${vars.space[2]}, 4vw, ${vars.space[12]});
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.strong};
  }

  .link {
    padding-block: ${vars.space[3]};
    color: inherit;
  }

  [aria-current] {
    color: ${vars.color.text.default};
    font-weight: ${vars.font.weight.bold};
  }
`;

/** Where in the checkout the shopper stands. */
export function CheckoutProgress({ steps, align = 'middle', ...rest }: CheckoutProgressProps) {
  return (
    <Progress aria-label={messages.steps} data-align={align} {...rest}>
      <ol>
        {steps.map(({ name, state, href }) => (
          <li key={name} aria-current={state === 'current' ? 'step' : undefined}>
            {href && state === 'done' ? (
              <Link className="link" href={href}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ol>
    </Progress>
  );
}
