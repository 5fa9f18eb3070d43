import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import * as messages from '#messages/widgets/orders/OrderTimeline';
import { Icon, type IconName } from '../../../foundations/icons/index.ts';
import { variants } from '../../../foundations/variants/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';

/** How a step stands: passed, where the order is, to come, or one that ended or halted its way. */
export type TimelineState =
  | 'done'
  | 'current'
  | 'next'
  | 'held'
  | 'cancelled'
  | 'returned'
  | 'partlyReturned';

export interface TimelineStep {
  /** What happens, e.g. `On its way`, `Cancelled`, `Partly returned`. */
  name: string;
  /** When, formatted; left out where it is not known yet. */
  at?: string | undefined;
  /** More in a sentence, e.g. what was returned, or what the shop waits for. */
  note?: string | undefined;
  state: TimelineState;
}

export interface OrderTimelineProps extends ComponentPropsWithRef<'ol'> {
  /** In the order in which they happen. */
  steps: readonly TimelineStep[];
}

/** Each state by its own shape, so that none is told by colour alone. */
const drawings: Record<TimelineState, IconName | undefined> = {
  done: 'check',
  current: undefined,
  next: undefined,
  held: 'pause',
  cancelled: 'close',
  returned: 'return',
  partlyReturned: 'return',
};

/** What a screen reader adds to a name that does not say it by itself. */
const saying: Partial<Record<TimelineState, string>> = {
  done: messages.done,
  next: messages.next,
};

/** Where the order is, or where its way ended. */
const standing = css`
  > .name {
    font-weight: ${vars.font.weight.bold};
  }
`;

const states: Record<TimelineState, RuleSet> = {
  done: css`
    > .mark {
      border-color: ${vars.color.success.default};
      background: ${vars.color.success.default};
      color: ${vars.color.surface.page};
    }
  `,
  current: css`
    ${standing}

    > .mark {
      border-color: ${vars.color.success.default};
    }

    > .mark::before {
      content: '';
      block-size: 50%;
      inline-size: 50%;
      border: calc(${vars.size.hit} / 4) solid ${vars.color.success.default};
      border-radius: ${vars.radius.pill};
    }
  `,
  next: css`
    color: ${vars.color.text.muted};
  `,
  held: css`
    ${standing}

    > .mark {
      border-color: currentcolor;
      color: ${vars.color.text.warning};
    }
  `,
  cancelled: css`
    ${standing}

    > .mark {
      border-color: currentcolor;
      color: ${vars.color.text.error};
    }
  `,
  returned: css`
    ${standing}

    > .mark {
      border-color: currentcolor;
    }
  `,
  partlyReturned: css`
    ${standing}

    > .mark {
      border-color: currentcolor;
      border-style: dashed;
    }
  `,
};

const Timeline = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    min-block-size: ${vars.size.hit};
    padding-inline-start: ${vars.space[10]};
    color: ${vars.color.text.default};
    overflow-wrap: anywhere;
  }

  li:not(:last-child) {
    padding-block-end: ${vars.space[6]};
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: ${vars.size.hit} 0;
    inset-inline-start: calc((${vars.size.hit} - ${vars.border.thick}) / 2);
    border-inline-start: ${vars.border.thick} solid ${vars.color.line.default};
  }

  .mark {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    block-size: ${vars.size.hit};
    inline-size: ${vars.size.hit};
    border: ${vars.border.thick} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.pill};
  }

  li {
    ${variants('data-state', states)}
  }

  small {
    display: block;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }
`;

/** How far an order has come, and where it stopped or turned back. */
export function OrderTimeline({ steps, ...rest }: OrderTimelineProps) {
  return (
    <Timeline aria-label={messages.progress} {...rest}>
      {steps.map(({ name, at, note, state }) => {
        const drawing = drawings[state];
        const here = state === 'current' || state === 'held';
        return (
          <li key={name} data-state={state} aria-current={here ? 'step' : undefined}>
            <span className="mark">{drawing && <Icon name={drawing} size="small" />}</span>
            <span className="name">
              <bdi>{name}</bdi>
              {saying[state] && <VisuallyHidden>{saying[state]}</VisuallyHidden>}
            </span>
            {at && <small>{at}</small>}
            {note && <small dir="auto">{note}</small>}
          </li>
        );
      })}
    </Timeline>
  );
}
