import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export interface OrderTimelineProps extends ComponentPropsWithRef<'ol'> {
  /** `at` is a formatted time. */
  steps: { name: string; at?: string; state: 'done' | 'current' | 'next' }[];
}

const Timeline = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    padding-inline-start: ${vars.space[8]};
    color: ${vars.color.text.muted};
  }

  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.35em;
    inset-inline-start: ${vars.space[1]};
    z-index: ${vars.zIndex.raised};
    block-size: ${vars.space[3]};
    inline-size: ${vars.space[3]};
    border: ${vars.border.thick} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.page};
  }

  li:not(:last-child) {
    padding-block-end: ${vars.space[5]};
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 0.35em -0.35em;
    inset-inline-start: calc(${vars.space[1]} + ${vars.space[2]} - ${vars.border.hairline});
    border-inline-start: ${vars.border.thick} solid ${vars.color.line.default};
  }

  li[data-state='done'],
  li[data-state='current'] {
    color: ${vars.color.text.default};
  }

  li[data-state='done']::before {
    border-color: ${vars.color.success.default};
    background: ${vars.color.success.default};
  }

  li[data-state='current'] {
    font-weight: ${vars.font.weight.bold};
  }

  li[data-state='current']::before {
    border-color: ${vars.color.success.default};
  }

  .at {
    display: block;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.regular};
  }
`;

/** How far an order has come. */
export function OrderTimeline({ steps, ...rest }: OrderTimelineProps) {
  return (
    <Timeline aria-label="Order progress" {...rest}>
      {steps.map(({ name, at, state }) => (
        <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          {name}
          {at && <span className="at">{at}</span>}
        </li>
      ))}
    </Timeline>
  );
}
